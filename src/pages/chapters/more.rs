//! The chapters at the end: the options in force, a whole deal, and the words of the table.

use super::super::book::{Block, Column, Table};
use super::super::text::{self, Line};
use super::Writer;
use super::lines::{joined, slate};
use crate::args;
use crate::rules::options::Options;
use crate::rules::{Lee, Preset, Seat};

impl Writer<'_> {
    /// The options with their values: the key of each option's name, and its value.
    fn values(&self, options: &Options) -> [(&'static str, Line); 7] {
        let named = |key: &str, value: &str| self.line(&format!("{key}-{value}"));
        [
            ("menu-rule-direction", named("menu-rule-direction", options.direction.name())),
            ("menu-rule-announce-deadline", named("menu-rule-announce-deadline", options.announce_deadline.name())),
            ("menu-rule-kapo", named("menu-rule-kapo", options.kapo.name())),
            ("menu-rule-stanner", named("menu-rule-stanner", options.stanner.name())),
            ("menu-rule-start-lines", text::parse(&options.start_lines.to_string())),
            (
                "menu-rule-inspect-tricks",
                named("menu-rule-inspect-tricks", if options.inspect_tricks { "true" } else { "false" }),
            ),
            ("menu-rule-misplay", named("menu-rule-misplay", options.misplay.name())),
        ]
    }

    fn preset(&self, preset: Preset) -> (Line, Line) {
        let key = format!("menu-preset-{}", preset.name());
        (self.line(&key), self.line(&format!("{key}-why")))
    }

    pub(super) fn variants(&self) -> Vec<Block> {
        let here = self.values(self.options);
        let name = match self.options.preset() {
            Some(preset) => self.preset(preset).0,
            None => self.line("menu-custom-rules"),
        };
        let name = text::words(&name, self.letters);
        let mut blocks = vec![
            Block::Text(self.say("pages-variants-here", args! { "name" => name })),
            Block::Table(Table {
                head: ["rule", "value"].map(|name| self.line(&format!("pages-variants-head-{name}"))).to_vec(),
                rows: here.iter().map(|(key, value)| vec![self.line(key), value.clone()]).collect(),
                columns: vec![Column::Words, Column::Words],
            }),
            self.paragraph("pages-variants-others"),
        ];
        for preset in Preset::ALL.into_iter().filter(|preset| self.options.preset() != Some(*preset)) {
            let (name, why) = self.preset(preset);
            let others = self.values(&preset.options());
            let differing = others.into_iter().zip(&here).filter(|((_, other), (_, value))| other != value);
            let differing = differing.map(|((key, other), _)| {
                let value = text::words(&other, self.letters);
                self.say("pages-variants-one", args! { "rule" => self.texts.get(key), "value" => value })
            });
            blocks.extend([Block::Heading(name), Block::Text(why), Block::Points(differing.collect())]);
        }
        blocks
    }

    pub(super) fn whole_deal(&self) -> Vec<Block> {
        let Some((game, score)) = self.examples.deal.as_ref().and_then(|game| Some((game, *game.score()?))) else {
            return Vec::new();
        };
        let Some(trump) = game.trump() else { return Vec::new() };
        let seat = |seat| self.texts.seat(seat).to_owned();
        let mut facts = vec![
            self.say("pages-deal-dealer", args! { "seat" => seat(game.dealer()) }),
            self.say("pages-deal-forehand", args! { "seat" => seat(game.forehand()) }),
            self.say("pages-deal-trump", args! { "suit" => self.suit(trump) }),
        ];
        facts.extend(game.announced().iter().map(|(who, call)| {
            let call = self.texts.said(*call).to_owned();
            self.say("pages-deal-said", args! { "seat" => seat(*who), "call" => call })
        }));
        let rows = game.tricks().iter().enumerate().map(|(number, trick)| {
            let mut row = vec![text::parse(&(number + 1).to_string())];
            row.extend(Seat::ALL.map(|at| {
                let card = trick.plays(self.options.direction).find(|(seat, _)| *seat == at);
                let card = card.map(|(_, card)| self.card(card)).unwrap_or_default();
                text::parse(&if at == trick.leader { format!("→ {card}") } else { card })
            }));
            let winner = game.winner_of(trick).map(seat).unwrap_or_default();
            row.push(text::parse(&format!("{winner} ({})", trick.points())));
            row
        });
        let mut head = vec![self.line("pages-deal-head-trick")];
        head.extend(Seat::ALL.map(|at| text::parse(self.texts.seat(at))));
        head.push(self.line("pages-deal-head-winner"));
        let mut columns = vec![Column::Numbers; 5];
        columns.push(Column::Words);
        let points = score.points;
        let result = self.result(score.game.result, points.north_south, points.east_west);
        let end = joined(vec![result, self.change(&score.change)]);
        let from = slate(self.options.start_lines.into(), &Lee::start(self.options));
        vec![
            self.paragraph("pages-deal-intro"),
            Block::Text(joined(facts)),
            Block::Table(Table { head, rows: rows.collect(), columns }),
            Block::Text(end),
            Block::Slates(from, from.after(&score.change)),
        ]
    }

    pub(super) fn glossary(&self) -> Vec<Block> {
        let words = [
            "konter",
            "matt",
            "tromp",
            "matador",
            "schrom",
            "lee",
            "linn",
            "staenner",
            "rampo",
            "kapo",
            "duerchmarsch",
            "schwaetzen",
            "ausdeeler",
            "ofhiewen",
            "virhand",
            "ausspillen",
            "bekennen",
            "trompen",
            "streech",
            "opleeen",
            "feeler",
            "ronn",
            "partie",
            "revanche",
            "faarwen",
            "kaarten",
        ];
        let mut blocks = vec![self.paragraph("pages-glossary-intro")];
        blocks.push(Block::Points(words.map(|word| self.line(&format!("pages-word-{word}"))).to_vec()));
        blocks
    }
}
