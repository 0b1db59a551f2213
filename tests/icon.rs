//! The icon in all sizes and formats, made from its drawings. `cargo test --test icon -- --ignored` makes the files anew.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;

use resvg::{tiny_skia::Pixmap, tiny_skia::Transform, usvg};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon");

/// Up to this size the simple drawing is the one that can be read.
const SMALL: u32 = 32;
/// The sizes of the PNGs, for desktops and shops.
const PNG: [u32; 9] = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/// What Windows wants.
const ICO: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// What macOS wants.
const ICNS: [(u32, icns::IconType); 6] = [
    (16, icns::IconType::RGBA32_16x16),
    (32, icns::IconType::RGBA32_32x32),
    (128, icns::IconType::RGBA32_128x128),
    (256, icns::IconType::RGBA32_256x256),
    (512, icns::IconType::RGBA32_512x512),
    (1024, icns::IconType::RGBA32_512x512_2x),
];

fn draw(size: u32) -> Pixmap {
    let name = if size <= SMALL { "small.svg" } else { "icon.svg" };
    let svg = fs::read_to_string(Path::new(FOLDER).join(name)).unwrap();
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
    let mut pixmap = Pixmap::new(size, size).unwrap();
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap
}

/// The pixels with straight alpha.
fn rgba(pixmap: &Pixmap) -> Vec<u8> {
    let straight = |p: &resvg::tiny_skia::PremultipliedColorU8| p.demultiply();
    pixmap.pixels().iter().map(straight).flat_map(|c| [c.red(), c.green(), c.blue(), c.alpha()]).collect()
}

fn ico() -> Vec<u8> {
    let mut icon = ico::IconDir::new(ico::ResourceType::Icon);
    for size in ICO {
        let image = ico::IconImage::from_rgba_data(size, size, rgba(&draw(size)));
        icon.add_entry(ico::IconDirEntry::encode_as_png(&image).unwrap());
    }
    let mut bytes = Vec::new();
    icon.write(&mut bytes).unwrap();
    bytes
}

fn icns() -> Vec<u8> {
    let mut family = icns::IconFamily::new();
    for (size, kind) in ICNS {
        let image = icns::Image::from_data(icns::PixelFormat::RGBA, size, size, rgba(&draw(size))).unwrap();
        family.add_icon_with_type(&image, kind).unwrap();
    }
    let mut bytes = Vec::new();
    family.write(&mut bytes).unwrap();
    bytes
}

#[test]
#[ignore = "writes the files"]
fn make() {
    let folder = Path::new(FOLDER);
    for size in PNG {
        draw(size).save_png(folder.join(format!("{size}.png"))).unwrap();
    }
    fs::write(folder.join("konter-a-matt.ico"), ico()).unwrap();
    fs::write(folder.join("konter-a-matt.icns"), icns()).unwrap();
}

/// Processors round differently, so a shade more or less is no difference.
fn same(name: &str, file: &[u8], drawn: &[u8]) {
    assert_eq!(file.len(), drawn.len(), "{name}");
    let differs = file.iter().zip(drawn).filter(|(a, b)| a.abs_diff(**b) > 3).count();
    assert_eq!(differs, 0, "{name} is not what its drawing gives; make it anew");
}

#[test]
fn the_files_are_what_the_drawings_give() {
    let folder = Path::new(FOLDER);
    for size in PNG {
        let name = format!("{size}.png");
        same(&name, Pixmap::load_png(folder.join(&name)).unwrap().data(), draw(size).data());
    }
    let file = fs::File::open(folder.join("konter-a-matt.ico")).unwrap();
    let icon = ico::IconDir::read(file).unwrap();
    assert_eq!(icon.entries().len(), ICO.len());
    for (entry, size) in icon.entries().iter().zip(ICO) {
        same(&format!("ico {size}"), entry.decode().unwrap().rgba_data(), &rgba(&draw(size)));
    }
    let file = fs::File::open(folder.join("konter-a-matt.icns")).unwrap();
    let family = icns::IconFamily::read(file).unwrap();
    for (size, kind) in ICNS {
        let image = family.get_icon_with_type(kind).unwrap().convert_to(icns::PixelFormat::RGBA);
        same(&format!("icns {size}"), image.data(), &rgba(&draw(size)));
    }
}
