use super::*;
use crate::rules::{Card, Rank};

/// Every style the settings allow.
fn styles() -> Vec<DeckStyle> {
    let mut styles = Vec::new();
    for letters in Letters::ALL {
        for large_index in [false, true] {
            for four_colour in [false, true] {
                styles.push(DeckStyle { letters, large_index, four_colour });
            }
        }
    }
    styles
}

fn draw(svg: &str, height: u32) -> Raster {
    rasterise(svg, (height as f32 * ASPECT).round() as u32, height).expect("a card can be drawn")
}

/// The mean difference of two pictures per channel, 0 to 255, over what is visible.
fn distance(a: &Raster, b: &Raster) -> f64 {
    let sum: u64 = a.rgba.iter().zip(&b.rgba).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / a.rgba.len() as f64
}

#[test]
fn every_card_can_be_drawn_in_every_style_small_and_large() {
    for style in styles() {
        for card in Card::all() {
            let svg = face_svg(card, &style);
            assert!(!svg.contains("<text"), "{card} needs a font");
            for height in [60, 300] {
                let raster = draw(&svg, height);
                assert_eq!(raster.rgba.len(), (raster.width * raster.height * 4) as usize);
            }
        }
    }
    for back in Back::ALL {
        for height in [60, 300] {
            draw(&back_svg(back), height);
        }
    }
}

#[test]
fn faces_differ_clearly_at_sixty_pixels() {
    for style in styles() {
        let faces: Vec<_> = Card::all().map(|card| (card, draw(&face_svg(card, &style), 60))).collect();
        for (i, (a, first)) in faces.iter().enumerate() {
            for (b, second) in &faces[i + 1..] {
                let distance = distance(first, second);
                assert!(distance > 4.5, "{a} and {b} differ by {distance:.2} only");
            }
        }
    }
}

#[test]
fn suits_differ_without_colour() {
    let grey = |raster: &Raster| Raster {
        rgba: raster
            .rgba
            .as_chunks::<4>()
            .0
            .iter()
            .flat_map(|[r, g, b, a]| {
                let luma = (u32::from(*r) * 54 + u32::from(*g) * 183 + u32::from(*b) * 19) >> 8;
                // Ink is ink, whatever its colour.
                let ink = if luma < 150 { 0 } else { 255 };
                [ink, ink, ink, *a]
            })
            .collect(),
        ..raster.clone()
    };
    let mut least = f64::MAX;
    for style in styles() {
        for rank in Rank::ALL {
            let faces = crate::rules::Suit::ALL.map(|suit| grey(&draw(&face_svg(Card::new(suit, rank), &style), 120)));
            for (i, first) in faces.iter().enumerate() {
                for second in &faces[i + 1..] {
                    least = least.min(distance(first, second));
                }
            }
        }
    }
    assert!(least > 3.0, "{least:.2}");
}

#[test]
fn backs_differ_clearly_at_sixty_pixels() {
    let backs = Back::ALL.map(|back| draw(&back_svg(back), 60));
    assert!(distance(&backs[0], &backs[1]) > 12.0);
    assert!(distance(&backs[0], &backs[2]) > 12.0);
    assert!(distance(&backs[1], &backs[2]) > 12.0);
}

#[test]
fn only_courts_change_with_the_letters() {
    for card in Card::all() {
        let [kdb, rdv, kqj] = Letters::ALL.map(|letters| face_svg(card, &DeckStyle { letters, ..Default::default() }));
        let changes = match card.rank() {
            Rank::Ace | Rank::Ten | Rank::Nine => [false, false],
            Rank::King => [true, false],
            Rank::Queen => [false, true],
            Rank::Jack => [true, true],
        };
        assert_eq!([kdb != rdv, kdb != kqj], changes, "{card}");
    }
}

#[test]
fn faces_look_the_same_upside_down() {
    for card in Card::all().filter(|card| matches!(card.rank(), Rank::King | Rank::Queen | Rank::Jack)) {
        let raster = draw(&face_svg(card, &DeckStyle::default()), 280);
        let mut turned = raster.clone();
        turned.rgba.as_chunks_mut::<4>().0.reverse();
        assert!(distance(&raster, &turned) < 1.0, "{card} is not double-headed");
    }
}

#[test]
fn corners_are_transparent_without_a_dark_rim() {
    let raster = draw(&face_svg(Card::MATT, &DeckStyle::default()), 300);
    let pixels = raster.rgba.as_chunks::<4>().0;
    assert_eq!(pixels[0][3], 0);
    for pixel in pixels.iter().filter(|pixel| pixel[3] < 8) {
        assert!(pixel[..3].iter().all(|channel| *channel > 140), "a dark pixel at the rim: {pixel:?}");
    }
    let middle = pixels[pixels.len() / 2 + raster.width as usize / 2];
    assert_eq!(middle[3], 255);
}

#[test]
fn what_cannot_be_drawn_is_an_error() {
    assert!(matches!(rasterise("<svg", 10, 10), Err(RasterError::Svg(_))));
    let svg = back_svg(Back::Lattice);
    assert!(matches!(rasterise(&svg, 0, 10), Err(RasterError::Size { width: 0, height: 10 })));
}

#[test]
fn settings_are_kept_in_kebab_case() {
    let style = DeckStyle { letters: Letters::Rdv, large_index: true, four_colour: false };
    let text = serde_json::to_string(&style).expect("a style can be written");
    assert_eq!(text, r#"{"letters":"rdv","large-index":true,"four-colour":false}"#);
    assert_eq!(serde_json::from_str::<DeckStyle>(&text).expect("a style can be read"), style);
    assert_eq!(serde_json::from_str::<DeckStyle>("{}").expect("missing fields are plain"), DeckStyle::default());
    assert_eq!(serde_json::to_string(&Back::Lion).expect("a back can be written"), "\"lion\"");
}

#[test]
fn the_contact_sheet_is_a_picture() {
    let dir = tempfile::tempdir().expect("a directory");
    let out = dir.path().join("cards.png");
    contact_sheet(&out).expect("a contact sheet");
    let bytes = std::fs::read(&out).expect("the file");
    assert!(bytes.starts_with(b"\x89PNG"));
    assert!(matches!(contact_sheet(&dir.path().join("no/such/folder.png")), Err(SheetError::Write(_))));
}
