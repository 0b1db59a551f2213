//! The picture that each frame begins with. Copied, not drawn: a full-screen sprite is shaded and blended pixel by pixel, which
//! without a graphics card takes as long as everything else together.

use bevy::asset::AssetId;
use bevy::camera::CameraMainTextureUsages;
use bevy::core_pipeline::schedule::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    LoadOp, Operations, RenderPassColorAttachment, RenderPassDescriptor, StoreOp, TextureUsages,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;

/// The picture, which has exactly the window's pixels; without one, frames begin with the clear colour.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, ExtractResource)]
pub(super) struct Backdrop(pub Option<AssetId<Image>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Backdrop>()
        .add_plugins(ExtractResourcePlugin::<Backdrop>::default())
        .add_systems(PostUpdate, prepare_camera.run_if(resource_changed::<Backdrop>));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Core2d, copy.before(Core2dSystems::MainPass));
    }
}

/// What a texture must allow that is copied from.
pub(super) const SOURCE: TextureUsages = TextureUsages::COPY_SRC;

fn prepare_camera(
    backdrop: Res<Backdrop>,
    mut cameras: Query<(&mut Camera, &mut CameraMainTextureUsages), With<Camera2d>>,
) {
    for (mut camera, mut usages) in &mut cameras {
        camera.clear_color = if backdrop.0.is_some() { ClearColorConfig::None } else { ClearColorConfig::Default };
        *usages = usages.with(TextureUsages::COPY_DST);
    }
}

fn copy(
    view: ViewQuery<&ViewTarget>,
    backdrop: Res<Backdrop>,
    clear: Res<ClearColor>,
    images: Res<RenderAssets<GpuImage>>,
    mut context: RenderContext,
) {
    let Some(id) = backdrop.0 else { return };
    let target = view.into_inner();
    let onto = target.main_texture();
    let fitting = |image: &&GpuImage| image.texture.size() == onto.size() && image.texture.format() == onto.format();
    if let Some(image) = images.get(id).filter(fitting) {
        let encoder = context.command_encoder();
        encoder.copy_texture_to_texture(image.texture.as_image_copy(), onto.as_image_copy(), onto.size());
        return;
    }
    // The window has just got another size; the camera knows in the next frame.
    let colour = clear.0.to_linear();
    let attachment = RenderPassColorAttachment {
        view: target.main_texture_view(),
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Clear(colour.into()), store: StoreOp::Store },
    };
    context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("no backdrop"),
        color_attachments: &[Some(attachment)],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
}
