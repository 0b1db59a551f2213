//! The chapters about counting, the Lee, claims, misplays and the match.

use super::super::book::{Block, Column, Table};
use super::super::text::{self, Line};
use super::Writer;
use crate::args;
use crate::hud::lee::{self, Slate};
use crate::rules::announcement::stake;
use crate::rules::lee::{Change, Finished, Result as GameResult};
use crate::rules::options::{Kapo, Misplay, Stanner};
use crate::rules::partie::Sitting;
use crate::rules::{Announcement, ByTeam, CardSet, Lee, Team};

/// Lines that no deal can cross out, for the table of what a deal is worth.
const MANY: u16 = 90;

const US: Team = Team::NorthSouth;
const THEM: Team = Team::EastWest;

/// The fewest points that win, and whether a half of them is a Stänner.
fn least_to_win() -> u8 {
    let all = CardSet::FULL.points();
    let wins = |points: &u8| {
        let points = ByTeam { north_south: *points, east_west: all - points };
        GameResult::of_points(points) == GameResult::Won(US)
    };
    (0..=all).find(wins).unwrap_or(all)
}

impl Writer<'_> {
    pub(super) fn counting(&self) -> Vec<Block> {
        let all = CardSet::FULL.points();
        let numbers = || args! { "all" => all, "least" => least_to_win(), "half" => all / 2 };
        vec![
            Block::Text(self.say("pages-counting-sum", numbers())),
            Block::Points(vec![
                self.say("pages-counting-win", numbers()),
                self.say("pages-counting-stanner", numbers()),
                self.line("pages-counting-march"),
                self.line("pages-counting-kapo"),
            ]),
        ]
    }

    pub(super) fn lee(&self) -> Vec<Block> {
        let start = Slate::start(self.options);
        let mut blocks = vec![
            Block::Text(
                self.say("pages-lee-start", args! { "lines" => self.options.start_lines, "group" => lee::GROUP }),
            ),
            Block::Slates(start, start),
            self.paragraph("pages-lee-cross"),
            self.worth(),
        ];
        blocks.push(self.paragraph(&format!("pages-lee-kapo-{}", self.options.kapo.name())));
        blocks.push(self.paragraph(&format!("pages-lee-stanner-{}", self.options.stanner.name())));
        blocks.push(self.paragraph("pages-lee-end"));
        blocks.push(self.heading("pages-examples"));
        blocks.extend(self.deals());
        blocks
    }

    /// What every deal is worth.
    fn worth(&self) -> Block {
        let lee = Lee { lines: ByTeam { north_south: MANY, east_west: MANY }, carry: 0 };
        let kapos: &[bool] = if self.options.kapo == Kapo::Off { &[false] } else { &[false, true] };
        let mut rows = Vec::new();
        for kapo in kapos {
            for stake in 1..=highest_stake() {
                let score = |maker| {
                    lee.score(&Finished { result: GameResult::Won(US), kapo: *kapo, maker, stake }, self.options)
                };
                let (ours, theirs) = (score(US), score(THEM));
                let mut name = self.say("table-stake", args! { "n" => stake });
                if *kapo {
                    name.extend(text::parse(", "));
                    name.extend(self.line("lee-kapo"));
                }
                let number = |lines: u16| text::parse(&lines.to_string());
                rows.push(vec![name, number(theirs.crossed[US]), number(theirs.drawn[THEM]), number(ours.drawn[THEM])]);
            }
        }
        let head = ["worth", "cross", "maker", "other"].map(|name| self.line(&format!("pages-lee-head-{name}")));
        Block::Table(Table {
            head: head.to_vec(),
            rows,
            columns: vec![Column::Words, Column::Numbers, Column::Numbers, Column::Numbers],
        })
    }

    /// A few deals and what they do to the Lee.
    fn deals(&self) -> Vec<Block> {
        use Announcement::{Konter, KonterAMatt, Matt};
        let start = Lee::start(self.options);
        let mut blocks = Vec::new();
        let mut last = start;
        for (maker, points, said) in [
            (US, (25, 15), Some(Konter)),
            (US, (18, 22), Some(Matt)),
            (US, (0, 40), Some(KonterAMatt)),
            (THEM, (20, 20), Some(Matt)),
        ] {
            blocks.extend(self.deal(start, maker, points, said, &mut last));
        }
        // What was carried over counts in the next deal.
        if self.options.stanner == Stanner::Carry {
            blocks.extend(self.deal(last, THEM, (24, 16), None, &mut last.clone()));
        }
        blocks
    }

    fn deal(
        &self,
        lee: Lee,
        maker: Team,
        (us, them): (u8, u8),
        said: Option<Announcement>,
        after: &mut Lee,
    ) -> [Block; 2] {
        let points = ByTeam { north_south: us, east_west: them };
        let result = GameResult::of_points(points);
        // Nobody takes all points without all tricks here: the deal is one of six tricks for one side.
        let kapo = us == 0 || them == 0;
        let game = Finished { result, kapo, maker, stake: stake(said) };
        let change = lee.score(&game, self.options);
        *after = change.after;
        let mut facts = vec![
            self.line(if maker == US { "lee-trump-us" } else { "lee-trump-them" }),
            match said {
                Some(Announcement::Konter) => self.line("table-announce-konter"),
                Some(Announcement::Matt) => self.line("table-announce-matt"),
                Some(Announcement::KonterAMatt) => self.line("table-announce-both"),
                _ => self.line("table-announce-none"),
            },
            self.result(result, us, them),
        ];
        if kapo {
            facts.push(self.line(if us == 0 { "lee-kapo-us" } else { "lee-kapo-them" }));
        }
        let from = slate(self.options.start_lines.into(), &lee);
        let mut words = joined(facts);
        words.extend(text::parse(". "));
        words.extend(self.change(&change).into_iter().map(strong));
        words.extend(text::parse("."));
        [Block::Case(words), Block::Slates(from, from.after(&change))]
    }

    /// How a deal ended, from our side.
    pub(super) fn result(&self, result: GameResult, us: u8, them: u8) -> Line {
        let points = args! { "us" => us, "them" => them };
        match result.winner() {
            Some(US) => self.say("lee-deal-won", points),
            Some(THEM) => self.say("lee-deal-lost", points),
            None => self.line("lee-deal-staenner"),
        }
    }

    /// What changes on the Lee, in words.
    pub(super) fn change(&self, change: &Change) -> Line {
        let mut facts = Vec::new();
        for (lines, cross) in [(change.crossed, true), (change.drawn, false)] {
            for team in Team::ALL {
                let key = match (team, cross) {
                    (US, true) => "lee-cross-us",
                    (THEM, true) => "lee-cross-them",
                    (US, false) => "lee-draw-us",
                    (THEM, false) => "lee-draw-them",
                };
                if lines[team] > 0 {
                    facts.push(self.say(key, args! { "n" => lines[team] }));
                }
            }
        }
        if change.after.carry > 0 {
            facts.push(self.say("lee-carry", args! { "n" => change.after.carry }));
        }
        if facts.is_empty() {
            facts.push(self.line("lee-nothing-changes"));
        }
        joined(facts)
    }

    pub(super) fn claiming(&self) -> Vec<Block> {
        let numbers = args! { "least" => least_to_win() };
        let mut blocks = vec![
            Block::Text(self.say("pages-claiming-won", numbers)),
            self.paragraph("pages-claiming-kapo"),
            self.paragraph("pages-claiming-rest"),
        ];
        if let Some((trump, hand, others)) = self.examples.rest {
            let facts = args! { "trump" => self.suit(trump), "count" => others.len(), "cards" => self.named(others) };
            blocks.extend([
                self.heading("pages-example"),
                Block::Text(self.say("pages-claiming-example", facts)),
                Self::hand(hand, Some(trump), hand),
                self.paragraph("pages-claiming-why"),
            ]);
        }
        blocks
    }

    pub(super) fn misplays(&self) -> Vec<Block> {
        match self.options.misplay {
            Misplay::Prevented => vec![self.paragraph("pages-misplays-prevented")],
            Misplay::Callable => vec![
                self.paragraph("pages-misplays-callable"),
                Block::Points(
                    ["right", "wrong", "none", "computer"]
                        .map(|name| self.line(&format!("pages-misplays-{name}")))
                        .to_vec(),
                ),
            ],
        }
    }

    pub(super) fn match_and_revanche(&self) -> Vec<Block> {
        let fewest = args! { "deals" => self.fewest_deals() };
        vec![
            Block::Text(self.say("pages-match-won", fewest)),
            Block::Text(self.say("pages-match-revanche", args! { "most" => Sitting::MOST_REVANCHES })),
            self.paragraph("pages-match-teams"),
        ]
    }

    /// How many deals the shortest match takes.
    fn fewest_deals(&self) -> u32 {
        let mut lee = Lee::start(self.options);
        let best = Finished { result: GameResult::Won(US), kapo: true, maker: THEM, stake: highest_stake() };
        let mut deals = 0;
        while lee.winner().is_none() {
            lee = lee.score(&best, self.options).after;
            deals += 1;
        }
        deals
    }
}

/// The most that a deal can be worth by announcements.
fn highest_stake() -> u8 {
    stake([Announcement::KonterAMatt])
}

/// The slate with these lines when it began with `start`.
pub(super) fn slate(start: u16, lee: &Lee) -> Slate {
    let rows = ByTeam::from_fn(|team| {
        let drawn = f32::from(start.max(lee.lines[team]));
        lee::Row { drawn, crossed: drawn - f32::from(lee.lines[team]) }
    });
    Slate { rows, carry: lee.carry }
}

/// Facts one after the other.
pub(super) fn joined(facts: Vec<Line>) -> Line {
    let mut line = Line::new();
    for (place, fact) in facts.into_iter().enumerate() {
        if place > 0 {
            line.extend(text::parse(" · "));
        }
        line.extend(fact);
    }
    line
}

fn strong(span: text::Span) -> text::Span {
    match span {
        text::Span::Plain(words) => text::Span::Strong(words),
        other => other,
    }
}
