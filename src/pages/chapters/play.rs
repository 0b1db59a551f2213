//! The chapters about the cards and the play.

use super::super::book::{Block, Column, Look, Played, Seats, Shown, Table};
use super::super::examples::Turn;
use super::super::text::{self, Line};
use super::{Writer, in_order};
use crate::ai::rule;
use crate::args;
use crate::rules::announcement::stake;
use crate::rules::deal::{CUTS, Pack, Shuffle};
use crate::rules::trick::legal;
use crate::rules::{Announcement, BySeat, Card, CardSet, Rank, Seat, Seed, Suit, Trick};

impl Writer<'_> {
    pub(super) fn course(&self) -> Vec<Block> {
        let steps = ["deal", "trump", "rest", "announce", "play", "count"];
        vec![
            Block::Text(self.say("pages-course-aim", args! { "points" => CardSet::FULL.points() })),
            Block::Steps(steps.into_iter().map(|step| self.line(&format!("pages-course-{step}"))).collect()),
        ]
    }

    pub(super) fn seats(&self) -> Vec<Block> {
        let direction = self.options.direction;
        let role = |seat: Seat| match seat {
            Seat::South => "common-you",
            Seat::North => "common-partner",
            Seat::West | Seat::East => "common-opponent",
        };
        vec![
            self.paragraph("pages-seats-teams"),
            Block::Seats(Seats { labels: BySeat::from_fn(|seat| self.line(role(seat))), direction }),
            self.paragraph(&format!("pages-seats-{}", direction.name())),
            self.paragraph("pages-seats-turn"),
        ]
    }

    pub(super) fn cards(&self) -> Vec<Block> {
        let clubs = Rank::ALL.map(|rank| Shown {
            card: Card::new(Suit::Clubs, rank),
            look: Look::Plain,
            // A dash for none.
            caption: text::parse(&match rank.points() {
                0 => "–".to_owned(),
                points => points.to_string(),
            }),
        });
        let each = CardSet::printed(Suit::Clubs).points();
        vec![
            Block::Text(self.say("pages-cards-deck", args! { "cards" => Card::COUNT, "ranks" => Rank::ALL.len() })),
            Block::Cards(clubs.to_vec()),
            Block::Text(self.say("pages-cards-points", args! { "suit" => each, "all" => CardSet::FULL.points() })),
            self.paragraph("pages-cards-worth"),
        ]
    }

    pub(super) fn dealing(&self) -> Vec<Block> {
        let (direction, dealer) = (self.options.direction, Seat::South);
        let packets = self.any_pack().packets(dealer, direction);
        let (forehand, packet) = packets[0];
        let hand = packet.len() * packets.iter().filter(|(seat, _)| *seat == forehand).count();
        let cutter = dealer.previous(direction);
        let labels = BySeat::from_fn(|seat| {
            self.line(match seat {
                _ if seat == dealer => "pages-role-dealer",
                _ if seat == forehand => "pages-role-forehand",
                _ if seat == cutter => "pages-role-cutter",
                _ => "pages-role-partner",
            })
        });
        vec![
            Block::Text(self.say("pages-dealing-cut", args! { "least" => *CUTS.start(), "most" => *CUTS.end() })),
            Block::Seats(Seats { labels, direction }),
            Block::Text(self.say("pages-dealing-packets", args! { "packet" => packet.len(), "hand" => hand })),
            self.paragraph("pages-dealing-next"),
            self.paragraph("pages-dealing-proof"),
        ]
    }

    /// Some shuffled pack, for what is the same in all of them.
    fn any_pack(&self) -> Pack {
        Shuffle::of(&Seed::from(1), 1).pack
    }

    pub(super) fn naming(&self) -> Vec<Block> {
        let packet = self.any_pack().packets(Seat::South, self.options.direction)[0].1.len();
        let mut blocks = vec![
            Block::Text(self.say("pages-naming-who", args! { "packet" => packet })),
            self.paragraph("pages-naming-risk"),
        ];
        if let Some(packet) = self.examples.packet {
            let rows = Suit::ALL.map(|suit| {
                let trumps = in_order(suit).into_iter().filter(|card| packet.contains(*card));
                let trumps: Vec<Card> = trumps.collect();
                vec![
                    text::parse(&self.suit(suit)),
                    text::parse(&trumps.len().to_string()),
                    text::parse(&self.named(trumps)),
                ]
            });
            blocks.extend([
                self.heading("pages-example"),
                self.paragraph("pages-naming-example"),
                Self::hand(packet, None, packet),
                Block::Table(Table {
                    head: ["trump", "count", "which"]
                        .map(|name| self.line(&format!("pages-naming-head-{name}")))
                        .to_vec(),
                    rows: rows.to_vec(),
                    columns: vec![Column::Words, Column::Numbers, Column::Words],
                }),
                Block::Text(self.say("pages-naming-choice", args! { "suit" => self.suit(rule::trump(packet)) })),
            ]);
        }
        blocks
    }

    pub(super) fn trumps(&self) -> Vec<Block> {
        let matadors = [
            (Card::MATT, "common-matt"),
            (Card::BIG_KONTER, "common-big-konter"),
            (Card::SMALL_KONTER, "common-small-konter"),
        ];
        let matadors = matadors.map(|(card, name)| Shown { card, look: Look::Plain, caption: self.line(name) });
        let mut blocks = vec![
            self.paragraph("pages-trumps-matadors"),
            Block::Cards(matadors.to_vec()),
            self.paragraph("pages-trumps-suit"),
            self.paragraph("pages-trumps-order"),
        ];
        for suit in Suit::ALL {
            let trumps = in_order(suit);
            let heading = args! { "suit" => self.suit(suit), "count" => trumps.len() };
            blocks.push(Block::Heading(self.say("pages-trumps-of", heading)));
            blocks.push(Block::Order(trumps));
        }
        blocks.push(self.paragraph("pages-trumps-points"));
        blocks
    }

    pub(super) fn announcing(&self) -> Vec<Block> {
        let calls = [Announcement::Konter, Announcement::Matt, Announcement::KonterAMatt];
        let rows = calls.map(|call| {
            let call_words = self.line(match call {
                Announcement::Matt => "table-announce-matt",
                Announcement::Konter => "table-announce-konter",
                Announcement::KonterAMatt | Announcement::None => "table-announce-both",
            });
            vec![call_words, text::parse(&self.named(call.needs()))]
        });
        let said: [(&str, &[Announcement]); 4] = [
            ("table-announce-none", &[]),
            ("table-announce-konter", &[Announcement::Konter]),
            ("table-announce-matt", &[Announcement::Matt]),
            ("table-announce-both", &[Announcement::Konter, Announcement::Matt]),
        ];
        let worth = said.map(|(words, calls)| {
            let lines = stake(calls.iter().copied());
            vec![self.line(words), self.say("common-lines", args! { "n" => lines })]
        });
        let head =
            |names: &[&str]| names.iter().map(|name| self.line(&format!("pages-announcing-head-{name}"))).collect();
        let mut blocks = vec![
            self.paragraph("pages-announcing-what"),
            Block::Table(Table {
                head: head(&["call", "needs"]),
                rows: rows.to_vec(),
                columns: vec![Column::Words; 2],
            }),
            self.paragraph("pages-announcing-choice"),
            self.paragraph(&format!("pages-announcing-{}", self.options.announce_deadline.name())),
            self.paragraph("pages-announcing-stake"),
            Block::Table(Table {
                head: head(&["said", "worth"]),
                rows: worth.to_vec(),
                columns: vec![Column::Words; 2],
            }),
            self.paragraph("pages-announcing-shown"),
        ];
        if let Some(hand) = self.examples.matadors {
            let may: Vec<Line> = Announcement::possible(hand)
                .chain([Announcement::None])
                .map(|call| text::parse(self.texts.said(call)))
                .collect();
            blocks.extend([
                self.heading("pages-example"),
                self.paragraph("pages-announcing-example"),
                Self::hand(hand, None, hand & CardSet::MATADORS),
                Block::Points(may),
            ]);
        }
        blocks
    }

    pub(super) fn following(&self) -> Vec<Block> {
        let rules = ["lead", "trump", "side", "free", "matador"];
        let mut blocks = vec![
            Block::Points(rules.into_iter().map(|rule| self.line(&format!("pages-following-{rule}"))).collect()),
            self.heading("pages-examples"),
        ];
        let found = &self.examples;
        for (turn, why) in [
            (found.trump_led, "pages-following-why-trump"),
            (found.follow, "pages-following-why-side"),
            (found.void, "pages-following-why-void"),
            (found.only_matador, "pages-following-why-matador"),
        ] {
            if let Some(turn) = turn {
                blocks.extend(self.turn(&turn, why));
            }
        }
        blocks
    }

    /// What may be played in a turn, and why.
    fn turn(&self, turn: &Turn, why: &str) -> [Block; 3] {
        let may = legal(turn.trump, Some(turn.led), turn.hand);
        let led = args! { "trump" => self.suit(turn.trump), "led" => self.card(turn.led) };
        let matador = turn.hand & CardSet::MATADORS & CardSet::printed(turn.led.suit());
        let with = args! { "suit" => self.suit(turn.led.suit()), "card" => self.named(matador.first()) };
        [
            Block::Case(self.say("pages-following-led", led)),
            Self::hand(turn.hand, Some(turn.trump), may),
            Block::Text(self.say(why, with)),
        ]
    }

    pub(super) fn tricks(&self) -> Vec<Block> {
        let ranks = Rank::ALL.map(|rank| self.texts.rank(rank)).join(", ");
        let inspect = if self.options.inspect_tricks { "pages-tricks-all" } else { "pages-tricks-last" };
        let mut blocks = vec![
            Block::Points(vec![
                self.line("pages-tricks-trump"),
                self.say("pages-tricks-side", args! { "ranks" => ranks }),
                self.line("pages-tricks-next"),
                self.line(inspect),
            ]),
            self.heading("pages-examples"),
        ];
        let found = &self.examples;
        for (example, why) in [
            (&found.plain, "pages-tricks-why-plain"),
            (&found.trumped, "pages-tricks-why-trumped"),
            (&found.over, "pages-tricks-why-over"),
        ] {
            if let Some((trump, trick)) = example {
                blocks.extend(self.trick(*trump, trick, why));
            }
        }
        blocks
    }

    /// A trick, who wins it, and why.
    fn trick(&self, trump: Suit, trick: &Trick, why: &str) -> Vec<Block> {
        let direction = self.options.direction;
        let (Some(best), Some(winner), Some(led)) = (trick.best(trump), trick.winner(trump, direction), trick.led())
        else {
            return Vec::new();
        };
        let trumps = trick.cards().filter(|card| card.is_trump(trump)).count();
        let why =
            self.say(why, args! { "card" => self.card(best), "suit" => self.suit(led.suit()), "trumps" => trumps });
        let points = args! { "n" => trick.points() };
        vec![
            Block::Case(
                self.say("pages-following-led", args! { "trump" => self.suit(trump), "led" => self.card(led) }),
            ),
            Block::Trick(Played {
                cards: trick.plays(direction).collect(),
                winner,
                labels: BySeat::from_fn(|seat| text::parse(self.texts.seat(seat))),
            }),
            Block::Text([why, text::parse(" "), self.say("pages-tricks-worth", points)].concat()),
        ]
    }
}
