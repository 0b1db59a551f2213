//! Fonts, colours and sizes of everything drawn with egui, in one place.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::HudSet;
use crate::settings::{Colours, Felt, Settings};

/// The colours of panels, plates, chalk and highlights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Behind text in panels.
    pub panel: Color32,
    /// The edge of panels.
    pub edge: Color32,
    /// A resting button.
    pub button: Color32,
    /// A button under the pointer or pressed.
    pub button_hot: Color32,
    /// Fields to type in, rails of sliders.
    pub well: Color32,
    /// Text on panels, buttons and plates.
    pub text: Color32,
    /// Text that explains.
    pub weak: Color32,
    /// What matters most: the main button, whose turn it is, what is chosen.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The ring around what the keyboard reaches.
    pub focus: Color32,
    /// What cannot be taken back.
    pub danger: Color32,
    /// Text on danger.
    pub on_danger: Color32,
    /// Name plates and badges on the felt.
    pub plate: Color32,
    /// Speech bubbles, suit badges: paper.
    pub paper: Color32,
    /// Text on paper.
    pub ink: Color32,
    /// ♥ and ♦ on paper.
    pub red: Color32,
    /// ♦ on paper in a four-colour deck.
    pub blue: Color32,
    /// ♣ on paper in a four-colour deck.
    pub green: Color32,
    /// The slate.
    pub slate: Color32,
    /// Strokes and words on the slate.
    pub chalk: Color32,
    /// Strokes that cross out.
    pub chalk_cross: Color32,
    /// The slate's frame, light to dark.
    pub wood: [Color32; 3],
    /// Chalk without grain and panels without shadow: lines as plain as can be.
    pub plain: bool,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Palette {
    /// The palette of a colour scheme.
    #[must_use]
    pub const fn of(colours: Colours) -> Self {
        let normal = Self {
            panel: rgb(0x2b_1c12),
            edge: rgb(0x8a_6332),
            button: rgb(0x4d_3422),
            button_hot: rgb(0x68_472c),
            well: rgb(0x1b_110a),
            text: rgb(0xf6_efdc),
            weak: rgb(0xcf_bfa2),
            accent: rgb(0xe2_b857),
            on_accent: rgb(0x27_1809),
            focus: rgb(0xff_e3a0),
            danger: rgb(0xa3_2a26),
            on_danger: rgb(0xff_f4ea),
            plate: rgb(0x12_2b22),
            paper: rgb(0xfb_f5e6),
            ink: rgb(0x22_1a14),
            red: rgb(0xb5_1f2b),
            blue: rgb(0x1d_4f9c),
            green: rgb(0x1c_6b36),
            slate: rgb(0x2b_3136),
            chalk: rgb(0xef_ece2),
            chalk_cross: rgb(0xe3_bd83),
            wood: [rgb(0xa8_6d3e), rgb(0x7c_4a26), rgb(0x4a_2a14)],
            plain: false,
        };
        match colours {
            Colours::Normal => normal,
            Colours::ColourBlind => Self {
                accent: rgb(0xf0_e442),
                on_accent: rgb(0x20_1c04),
                focus: rgb(0x8f_d3ff),
                danger: rgb(0x8c_3c00),
                red: rgb(0xb0_3a00),
                chalk_cross: rgb(0xff_c95c),
                ..normal
            },
            Colours::HighContrast => Self {
                panel: rgb(0),
                edge: rgb(0xff_ffff),
                button: rgb(0x1c_1c1c),
                button_hot: rgb(0x40_4040),
                well: rgb(0),
                text: rgb(0xff_ffff),
                weak: rgb(0xe6_e6e6),
                accent: rgb(0xff_e800),
                on_accent: rgb(0),
                focus: rgb(0x00_e5ff),
                danger: rgb(0x99_0000),
                on_danger: rgb(0xff_ffff),
                plate: rgb(0),
                paper: rgb(0xff_ffff),
                ink: rgb(0),
                red: rgb(0xa0_0000),
                slate: rgb(0),
                chalk: rgb(0xff_ffff),
                chalk_cross: rgb(0xff_e800),
                wood: [rgb(0xff_ffff), rgb(0xff_ffff), rgb(0xff_ffff)],
                plain: true,
                ..normal
            },
        }
    }
}

impl Palette {
    /// The palette on a felt: plates are of its colour, deep enough for words, where colours need not be plain.
    #[must_use]
    pub const fn on(self, felt: Felt) -> Self {
        let plate = match felt {
            _ if self.plain => self.plate,
            Felt::Green => rgb(0x12_2b22),
            Felt::Blue => rgb(0x12_2438),
            Felt::Wine => rgb(0x34_121a),
        };
        Self { plate, ..self }
    }
}

/// Sizes and colours of what is drawn now.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// The colours.
    pub palette: Palette,
    /// What sizes in points at 1280×800 and 100 % text are multiplied with.
    pub scale: f32,
    /// Whether things may fade and move.
    pub motion: bool,
    /// ♦ and ♣ in colours of their own.
    pub four_colour: bool,
    fonts: Fonts,
}

/// Whether egui has the fonts: it takes them at the start of the next pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fonts {
    Missing,
    Asked,
    There,
}

impl Theme {
    /// The theme that the settings ask for in a window of that size in logical pixels.
    #[must_use]
    pub fn of(settings: &Settings, window: Vec2) -> Self {
        let fit = (window.x / 1280.0).min(window.y / 800.0).clamp(0.86, 2.6);
        let text = f32::from(settings.text_size.clamp(80, 200)) / 100.0;
        Self {
            palette: Palette::of(settings.colours).on(settings.felt),
            scale: fit * text,
            motion: settings.motion() > 0.0,
            four_colour: settings.four_colour,
            fonts: Fonts::Missing,
        }
    }

    /// Whether there are fonts to write with; the first frames have none.
    #[must_use]
    pub fn has_fonts(&self) -> bool {
        self.fonts == Fonts::There
    }

    /// A length in points, from one at 1280×800 and 100 % text.
    #[must_use]
    pub fn px(&self, length: f32) -> f32 {
        length * self.scale
    }

    /// The plain font at a size.
    #[must_use]
    pub fn regular(&self, size: f32) -> FontId {
        FontId::new(self.px(size), FontFamily::Proportional)
    }

    /// The bold font at a size.
    #[must_use]
    pub fn bold(&self, size: f32) -> FontId {
        FontId::new(self.px(size), FontFamily::Name(BOLD.into()))
    }

    /// The italic font at a size.
    #[must_use]
    pub fn italic(&self, size: f32) -> FontId {
        FontId::new(self.px(size), FontFamily::Name(ITALIC.into()))
    }

    /// The colour of a suit on paper.
    #[must_use]
    pub const fn suit_on_paper(&self, suit: crate::rules::Suit) -> Color32 {
        use crate::rules::Suit;
        match suit {
            Suit::Spades => self.palette.ink,
            Suit::Hearts => self.palette.red,
            Suit::Diamonds if self.four_colour => self.palette.blue,
            Suit::Diamonds => self.palette.red,
            Suit::Clubs if self.four_colour => self.palette.green,
            Suit::Clubs => self.palette.ink,
        }
    }

    /// Gives egui the fonts and the style. Fonts are there from the next pass on.
    pub fn install(&self, ctx: &egui::Context) {
        ctx.all_styles_mut(|style| self.style(style));
        // A cursor that blinks or a key that zooms would draw frames that nobody asked for.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }

    fn style(&self, style: &mut egui::Style) {
        let palette = &self.palette;
        style.text_styles = [
            (TextStyle::Heading, self.bold(27.0)),
            (TextStyle::Body, self.regular(18.0)),
            (TextStyle::Button, self.regular(18.5)),
            (TextStyle::Small, self.regular(15.0)),
            (TextStyle::Monospace, FontId::new(self.px(13.0), FontFamily::Monospace)),
        ]
        .into();
        style.animation_time = if self.motion { 0.12 } else { 0.0 };
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        style.interaction.selectable_labels = false;

        let spacing = &mut style.spacing;
        spacing.item_spacing = Vec2::splat(self.px(8.0));
        spacing.button_padding = Vec2::new(self.px(16.0), self.px(7.0));
        spacing.interact_size = Vec2::new(self.px(44.0), self.px(38.0));
        spacing.icon_width = self.px(24.0);
        spacing.icon_width_inner = self.px(13.0);
        spacing.icon_spacing = self.px(8.0);
        spacing.slider_width = self.px(200.0);
        spacing.slider_rail_height = self.px(8.0);
        spacing.text_edit_width = self.px(220.0);
        spacing.scroll = egui::style::ScrollStyle::solid();
        spacing.scroll.bar_width = self.px(12.0);

        let visuals = &mut style.visuals;
        visuals.dark_mode = true;
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(palette.weak);
        visuals.window_fill = palette.panel;
        visuals.panel_fill = palette.panel;
        visuals.window_stroke = Stroke::new(self.px(1.5), palette.edge);
        visuals.window_shadow = self.shadow();
        visuals.popup_shadow = self.shadow();
        visuals.window_corner_radius = self.radius(14.0);
        visuals.menu_corner_radius = self.radius(10.0);
        visuals.extreme_bg_color = palette.well;
        visuals.text_edit_bg_color = Some(palette.well);
        visuals.selection.bg_fill = palette.accent.gamma_multiply(0.35);
        visuals.selection.stroke = Stroke::new(1.0, palette.text);
        visuals.text_cursor.blink = false;
        visuals.slider_trailing_fill = true;
        visuals.handle_shape = egui::style::HandleShape::Circle;
        let widget = |fill: Color32, stroke: Color32, width: f32| egui::style::WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(self.px(width), stroke),
            corner_radius: self.radius(9.0),
            fg_stroke: Stroke::new(self.px(1.5), palette.text),
            expansion: 0.0,
        };
        visuals.widgets = egui::style::Widgets {
            noninteractive: egui::style::WidgetVisuals {
                bg_stroke: Stroke::new(self.px(1.0), palette.edge.gamma_multiply(0.6)),
                ..widget(palette.panel, palette.edge, 1.0)
            },
            inactive: widget(palette.button, palette.edge, 1.0),
            hovered: widget(palette.button_hot, palette.accent, 1.5),
            active: widget(palette.button_hot, palette.focus, 2.0),
            open: widget(palette.button_hot, palette.accent, 1.5),
        };
    }

    /// A corner radius in points.
    #[must_use]
    pub fn radius(&self, length: f32) -> CornerRadius {
        CornerRadius::same(self.px(length).min(200.0) as u8)
    }

    /// A margin in points, the same on the left and right, and on top and bottom.
    #[must_use]
    pub fn margin(&self, x: f32, y: f32) -> Margin {
        Margin::symmetric(self.px(x).min(120.0) as i8, self.px(y).min(120.0) as i8)
    }

    /// The soft shadow under panels.
    #[must_use]
    pub fn shadow(&self) -> Shadow {
        if self.palette.plain {
            return Shadow::NONE;
        }
        Shadow {
            offset: [0, self.px(6.0).min(100.0) as i8],
            blur: self.px(24.0).min(200.0) as u8,
            spread: 0,
            color: Color32::from_black_alpha(120),
        }
    }
}

impl Default for Theme {
    fn default() -> Self {
        Self::of(&Settings::default(), Vec2::new(1280.0, 800.0))
    }
}

const BOLD: &str = "bold";
const ITALIC: &str = "italic";

/// The fonts that the game brings along: Libertinus Serif, and DejaVu for what it lacks.
#[must_use]
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, data: &'static [u8]| {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
    };
    add("serif", include_bytes!("../../assets/fonts/LibertinusSerif-Regular.otf"));
    add("serif-bold", include_bytes!("../../assets/fonts/LibertinusSerif-Bold.otf"));
    add("serif-italic", include_bytes!("../../assets/fonts/LibertinusSerif-Italic.otf"));
    add("mono", include_bytes!("../../assets/fonts/DejaVuSansMono.ttf"));
    for (family, first) in [
        (FontFamily::Proportional, "serif"),
        (FontFamily::Name(BOLD.into()), "serif-bold"),
        (FontFamily::Name(ITALIC.into()), "serif-italic"),
        (FontFamily::Monospace, "mono"),
    ] {
        fonts.families.insert(family, vec![first.to_owned(), "mono".to_owned()]);
    }
    fonts
}

/// Keeps egui's style in line with the settings and the window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>().add_systems(EguiPrimaryContextPass, apply_theme.in_set(HudSet::Theme));
}

/// Run condition: egui has the fonts that everything is written in.
pub(super) fn fonts_are_there(theme: Res<Theme>) -> bool {
    theme.has_fonts()
}

fn apply_theme(mut contexts: EguiContexts, settings: Res<Settings>, mut theme: ResMut<Theme>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let fonts = match theme.fonts {
        Fonts::Missing => {
            ctx.set_fonts(fonts());
            ctx.request_repaint();
            Fonts::Asked
        }
        Fonts::Asked | Fonts::There => Fonts::There,
    };
    let wanted = Theme { fonts, ..Theme::of(&settings, ctx.viewport_rect().size()) };
    if *theme != wanted {
        if !(Theme { fonts, ..*theme } == wanted) || fonts == Fonts::Asked {
            wanted.install(ctx);
        }
        *theme = wanted;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::widgets::lighter;

    /// Relative luminance as WCAG 2 defines it.
    fn luminance(colour: Color32) -> f32 {
        let linear = |c: u8| {
            let c = f32::from(c) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    /// A colour that lets the ground shine through, on it.
    fn blend(over: Color32, ground: Color32) -> Color32 {
        let under = |c: u8| (u16::from(c) * u16::from(255 - over.a()) / 255) as u8;
        let mix = |over: u8, ground: u8| over.saturating_add(under(ground));
        Color32::from_rgb(mix(over.r(), ground.r()), mix(over.g(), ground.g()), mix(over.b(), ground.b()))
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_has_the_contrast_of_wcag_aa_in_every_scheme() {
        for (colours, felt) in Colours::ALL.into_iter().flat_map(|of| Felt::ALL.map(|felt| (of, felt))) {
            let p = Palette::of(colours).on(felt);
            for (what, text, ground) in [
                ("panel", p.text, p.panel),
                ("weak on panel", p.weak, p.panel),
                ("button", p.text, p.button),
                ("hot button", p.text, p.button_hot),
                ("field", p.text, p.well),
                ("accent", p.on_accent, p.accent),
                ("accent on panel", p.accent, p.panel),
                ("accent on plate", p.accent, p.plate),
                ("focus on panel", p.focus, p.panel),
                ("danger", p.on_danger, p.danger),
                ("plate", p.text, p.plate),
                ("weak on plate", p.weak, p.plate),
                ("paper", p.ink, p.paper),
                ("red on paper", p.red, p.paper),
                ("blue on paper", p.blue, p.paper),
                ("green on paper", p.green, p.paper),
                ("chalk", p.chalk, p.slate),
                ("crossing chalk", p.chalk_cross, p.slate),
                ("weak on button", p.weak, p.button),
                ("weak on hot button", p.weak, p.button_hot),
                ("weak on field", p.weak, p.well),
                ("hot accent", p.on_accent, lighter(p.accent)),
                ("hot danger", p.on_danger, lighter(p.danger)),
                ("text on slate", p.text, p.slate),
                ("weak ink on paper", blend(p.ink.gamma_multiply(0.75), p.paper), p.paper),
            ] {
                let found = contrast(text, ground);
                assert!(found >= 4.5, "{colours:?} {felt:?} {what}: {found:.2}");
            }
            // What is no text but has to be seen, success criterion 1.4.11.
            for (what, mark, ground) in [
                ("edge of a button", p.edge, p.panel),
                ("edge of what is chosen", p.accent, p.panel),
                ("tick on what is chosen", p.accent, p.button_hot),
                ("focus on button", p.focus, p.button),
                ("focus on plate", p.focus, p.plate),
                ("stroke", p.chalk, p.slate),
                ("stroke across a stroke", p.chalk_cross, p.slate),
            ] {
                let found = contrast(mark, ground);
                assert!(found >= 3.0, "{colours:?} {felt:?} {what}: {found:.2}");
            }
        }
    }

    #[test]
    fn sizes_follow_the_window_and_the_text_size() {
        let mut settings = Settings::default();
        let at = |settings: &Settings, x, y| Theme::of(settings, Vec2::new(x, y)).scale;
        assert!(at(&settings, 900.0, 600.0) < at(&settings, 1280.0, 800.0));
        assert!(at(&settings, 1280.0, 800.0) < at(&settings, 3840.0, 2160.0));
        settings.text_size = 200;
        assert!((at(&settings, 1280.0, 800.0) - 2.0).abs() < 1e-6);
        settings.text_size = u16::MAX;
        assert!((at(&settings, 1280.0, 800.0) - 2.0).abs() < 1e-6);
    }
}
