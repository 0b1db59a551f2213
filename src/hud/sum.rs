//! The sum after a game, spelled out: points, tricks, stake, Kapo, who named trump, lines crossed out and drawn.

use super::names::Names;
use crate::args;
use crate::localization::Texts;
use crate::rules::game::{DecidedBy, Score};
use crate::rules::lee::Result as GameResult;
use crate::rules::options::Kapo;
use crate::rules::{Announcement, Game, Seat, Team};

/// A game's result in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// How the game ended.
    pub heading: String,
    /// What decided it, if not the cards alone.
    pub how: Option<String>,
    /// What counted: a word, and what it was for the own team and for the others, or for both.
    pub rows: Vec<(String, String)>,
    /// What the deal was worth, and what that is made of.
    pub stake: String,
    /// What is done to the lines.
    pub lines: Vec<String>,
}

impl Sum {
    /// The sum of a scored game as the person sees it, or North and South where nobody plays but AI players.
    #[must_use]
    pub fn of(game: &Game, score: &Score, human: Option<Seat>, names: &Names, texts: &Texts) -> Self {
        let us = human.map_or(Team::NorthSouth, Seat::team);
        let them = us.other();
        let both = args! { "us" => score.points[us], "them" => score.points[them] };
        let winner = score.game.result.winner();
        let heading = match score.game.result {
            GameResult::Stanner => texts.get("lee-deal-staenner").to_owned(),
            GameResult::Won(team) => texts.format(if team == us { "lee-deal-won" } else { "lee-deal-lost" }, &both),
        };
        let how = match score.by {
            DecidedBy::Play => None,
            DecidedBy::Claim(seat) => {
                let points = score.points[seat.team()];
                let keys = if points > 20 {
                    ["lee-by-claim", "lee-by-claim-you"]
                } else {
                    ["lee-by-claim-rest", "lee-by-claim-rest-you"]
                };
                Some((seat, keys, points))
            }
            DecidedBy::Misplay { against, right: true, .. } => {
                Some((against, ["lee-by-misplay", "lee-by-misplay-you"], 0))
            }
            DecidedBy::Misplay { by, right: false, .. } => {
                Some((by, ["lee-by-wrong-call", "lee-by-wrong-call-you"], 0))
            }
        };
        let how = how.map(|(seat, [other, own], points)| {
            let key = if human == Some(seat) { own } else { other };
            texts.format(key, &args! { "name" => names.at(seat), "points" => points })
        });

        let pair = |own: u8, other: u8| texts.format("lee-score", &args! { "us" => own, "them" => other });
        let mut rows = vec![
            (texts.get("lee-points").to_owned(), pair(score.points[us], score.points[them])),
            (texts.get("lee-tricks").to_owned(), pair(score.tricks[us], score.tricks[them])),
        ];
        if let Some(trump) = game.trump() {
            let made = args! { "suit" => trump.symbol().to_string(), "name" => names.at(game.forehand()) };
            rows.push((texts.get("table-trump").to_owned(), texts.format("lee-trump-by", &made)));
        }
        let maker = texts.get(if score.game.maker == us { "lee-trump-us" } else { "lee-trump-them" });
        rows.push((maker.to_owned(), String::new()));
        if score.game.kapo
            && let Some(winner) = winner
        {
            rows.push((
                texts.get(if winner == us { "lee-kapo-them" } else { "lee-kapo-us" }).to_owned(),
                String::new(),
            ));
        }

        let mut lines = Vec::new();
        for (amount, ours, theirs) in [
            (score.change.crossed, "lee-cross-us", "lee-cross-them"),
            (score.change.drawn, "lee-draw-us", "lee-draw-them"),
        ] {
            for (team, key) in [(us, ours), (them, theirs)] {
                if amount[team] > 0 {
                    lines.push(texts.format(key, &args! { "n" => amount[team] }));
                }
            }
        }
        if winner.is_none() && score.change.after.carry > game.lee_before().carry {
            lines.push(texts.format("lee-carry", &args! { "n" => score.change.after.carry }));
        }
        if lines.is_empty() {
            lines.push(texts.get("lee-nothing-changes").to_owned());
        }
        Self { heading, how, rows, stake: stake_in_words(&parts_of_stake(game, score), texts), lines }
    }
}

/// What the winners' lines are made of: the key of each part's word, with its lines.
fn parts_of_stake(game: &Game, score: &Score) -> Vec<(&'static str, u16)> {
    let said = |says: fn(Announcement) -> bool| game.announced().iter().any(|(_, call)| says(*call));
    let carried = if score.game.result.winner().is_some() { game.lee_before().carry } else { 0 };
    let winner = score.game.result.winner();
    let kapo = score.game.kapo && winner.is_some() && matches!(game.options().kapo, Kapo::Both | Kapo::Winners);
    let parts = [
        ("lee-sum-deal", 1),
        ("lee-sum-matt", u16::from(said(Announcement::says_matt))),
        ("lee-sum-konter", u16::from(said(Announcement::says_konter))),
        ("lee-sum-carried", carried),
        ("lee-kapo", u16::from(kapo)),
    ];
    parts.into_iter().filter(|(_, lines)| *lines > 0).collect()
}

fn stake_in_words(parts: &[(&str, u16)], texts: &Texts) -> String {
    let part =
        |(key, lines): &(&str, u16)| texts.format("lee-sum-part", &args! { "what" => texts.get(key), "n" => *lines });
    let plus = |first, second| texts.format("lee-sum-plus", &args! { "first" => first, "second" => second });
    let mut sum = parts.iter().map(part).reduce(plus).unwrap_or_default();
    if parts.len() > 1 {
        let together: u16 = parts.iter().map(|(_, lines)| lines).sum();
        sum = texts.format("lee-sum-total", &args! { "sum" => sum, "n" => together });
    }
    texts.format("lee-stake", &args! { "sum" => sum })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Language;
    use crate::rules::{Action, Match, Options, Phase, Seed};

    /// Plays games with the first legal action each until one is scored.
    fn scored(seed: u64) -> Match {
        let mut partie = Match::new(Options::default(), Seed::from(seed), None);
        while partie.game().phase() != Phase::Scored {
            let game = partie.game();
            let seat = game.asked().or(game.turn()).unwrap();
            let actions = game.legal_actions(seat);
            let action = actions.iter().rev().find(|a| matches!(a, Action::Announce(_))).unwrap_or(&actions[0]);
            partie.apply(seat, *action).unwrap();
        }
        partie
    }

    #[test]
    fn the_sum_adds_up_to_the_lines() {
        let texts = Texts::new(Language::En);
        let names = Names::default();
        let (mut said, mut kapos) = (0, 0);
        for seed in 0..400 {
            let partie = scored(seed);
            let score = *partie.game().score().unwrap();
            let sum = Sum::of(partie.game(), &score, None, &names, &texts);
            let together: u16 = parts_of_stake(partie.game(), &score).iter().map(|(_, lines)| lines).sum();
            let kapo = u16::from(score.game.kapo && score.game.result.winner().is_some());
            assert_eq!(together, u16::from(score.game.stake) + partie.game().lee_before().carry + kapo);
            kapos += kapo;
            if let Some(winner) = score.game.result.winner() {
                let lines = partie.game().lee_before().lines[winner];
                assert_eq!(score.change.crossed[winner], together.min(lines), "the winners' lines are spelled out");
            }
            assert!(sum.stake.ends_with(&together.to_string()), "{}", sum.stake);
            said += usize::from(together > 1);
            let ours = sum.heading.contains("won");
            assert_eq!(ours, score.game.result.winner() == Some(Team::NorthSouth), "{sum:?}");
            let other = Sum::of(partie.game(), &score, Some(Seat::West), &names, &texts);
            assert!(score.game.result.winner().is_none() || other.heading != sum.heading);
            assert!(!sum.lines.is_empty());
        }
        assert!(kapos > 0, "a Kapo must occur for the test to see it");
        assert!(said > 5, "announcements must occur for the test to see them");
    }

    #[test]
    fn the_stake_is_spelled_as_each_language_does() {
        let parts = [("lee-sum-deal", 1), ("lee-sum-matt", 1), ("lee-sum-carried", 2)];
        let said = |language, parts| stake_in_words(parts, &Texts::new(language));
        assert_eq!(
            said(Language::Fr, &parts),
            "Valeur\u{a0}: la donne 1 + Matt\u{a0}1 + report du Stänner\u{a0}2\u{a0}=\u{a0}4"
        );
        assert_eq!(said(Language::Lb, &parts[..1]), "Wäert: d’Ronn 1");
    }

    #[test]
    fn a_claim_says_who_laid_down() {
        let texts = Texts::new(Language::De);
        let names = Names(crate::rules::BySeat::from_fn(|seat| format!("<{seat}>")));
        let mut found = false;
        for seed in 0..60 {
            let mut partie = Match::new(Options::default(), Seed::from(seed), None);
            while partie.game().phase() != Phase::Scored {
                let game = partie.game();
                if let Some(seat) = Seat::ALL.into_iter().find(|seat| game.may_claim(*seat)) {
                    partie.apply(seat, Action::Claim).unwrap();
                    let score = *partie.game().score().unwrap();
                    let sum = Sum::of(partie.game(), &score, None, &names, &texts);
                    assert!(sum.how.unwrap().contains(&format!("<{seat}>")));
                    found = true;
                    break;
                }
                let seat = game.asked().or(game.turn()).unwrap();
                let action = game.legal_actions(seat)[0];
                partie.apply(seat, action).unwrap();
            }
        }
        assert!(found);
    }
}
