//! Cheaper curves between light and its sRGB value for what egui draws.
//!
//! bevy_egui works them out with six powers a pixel, which without a graphics card costs more than all the rest of the pixel.
//! These come within half a step of 255 of them.

use bevy::prelude::*;
use bevy::shader::Source;
use bevy_egui::render::EGUI_SHADER_HANDLE;

/// What stands in bevy_egui's shader, and what takes its place: a quartic and a sum of roots, fitted to the curves of sRGB so
/// that the largest error is smallest.
const CURVES: [(&str, &str); 2] = [
    (
        "pow((srgb + vec3<f32>(0.055)) / vec3<f32>(1.055), vec3<f32>(2.4))",
        "0.00104594 + srgb * (0.02841057 + srgb * (0.56033697 + srgb * (0.52657857 - srgb * 0.11683161)))",
    ),
    (
        "vec3<f32>(1.055) * pow(rgb, vec3<f32>(1.0 / 2.4)) - vec3<f32>(0.055)",
        "0.83377945 * sqrt(rgb) + 0.29808987 * sqrt(sqrt(rgb)) - 0.05533036 * rgb - 0.07690015",
    ),
];

/// Changes the shader where it is as this version of bevy_egui has it; any other stays as it is.
pub(super) fn plugin(app: &mut App) {
    let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() else { return };
    let Some(Source::Wgsl(text)) = shaders.get(&EGUI_SHADER_HANDLE).map(|shader| &shader.source) else { return };
    let mut cheaper = text.to_string();
    for (dear, cheap) in CURVES {
        if !cheaper.contains(dear) {
            warn!("egui's shader is another than expected; it is left as it is");
            return;
        }
        cheaper = cheaper.replace(dear, cheap);
    }
    let shader = Shader::from_wgsl(cheaper, "egui.wgsl");
    if let Err(error) = shaders.insert(&EGUI_SHADER_HANDLE, shader) {
        warn!("egui's shader: {error}");
    }
}

#[cfg(test)]
mod tests {
    fn light(value: f32) -> f32 {
        if value < 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    }

    fn value(light: f32) -> f32 {
        if light < 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
    }

    fn cheap_light(s: f32) -> f32 {
        let quartic = 0.001_045_94 + s * (0.028_410_57 + s * (0.560_336_97 + s * (0.526_578_57 - s * 0.116_831_61)));
        if s < 0.040_45 { s / 12.92 } else { quartic }
    }

    fn cheap_value(light: f32) -> f32 {
        let roots =
            0.833_779_45 * light.sqrt() + 0.298_089_87 * light.sqrt().sqrt() - 0.055_330_36 * light - 0.076_900_15;
        if light < 0.003_130_8 { light * 12.92 } else { roots }
    }

    /// Both ways a colour takes: an untextured shape, whose texture is white, and a texture drawn as it is.
    #[test]
    fn no_colour_is_drawn_as_another() {
        for step in 0..=255_u8 {
            let colour = f32::from(step) / 255.0;
            let shape = value(cheap_light(cheap_value(1.0) * colour));
            let texture = value(cheap_light(cheap_value(light(colour))));
            for drawn in [shape, texture] {
                assert!((drawn - colour).abs() * 255.0 < 0.5, "{step} is drawn as {}", drawn * 255.0);
            }
        }
    }
}
