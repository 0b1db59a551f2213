//! What the AI players think, in sentences of the language spoken. Everything said about cards is certain in the view.

use crate::ai::check::check;
use crate::ai::{Candidate, Choice, Decision, Effect, Reason};
use crate::args;
use crate::localization::Texts;
use crate::rules::announcement::stake;
use crate::rules::card::Rank;
use crate::rules::view::View;
use crate::rules::{Announcement, Card, CardSet, Suit};

/// Differences of lines below this are none.
const SAME: f32 = 0.05;

/// Why a choice was made in a view: sentences that each stand alone, the most important first.
#[must_use]
pub fn why(texts: &Texts, view: &View, choice: &Choice) -> Vec<String> {
    let mut why = Vec::new();
    match choice.decision {
        Decision::Trump(suit) => trump(texts, view.hand, suit, &mut why),
        Decision::Announce(call) => {
            if announce(texts, view, call, &choice.candidates, &mut why) {
                return why;
            }
        }
        Decision::Card(card) => {
            if let Ok(Some(table)) = check(view) {
                let reason = Reason::of(view, &table, choice.decision);
                play(texts, reason, &Effect::of(view, &table, card), &mut why);
            }
        }
    }
    why.extend(compared(texts, choice));
    why
}

/// The words for a decision: a card's name, a suit, a call.
#[must_use]
pub fn decision(texts: &Texts, decision: Decision) -> &str {
    match decision {
        Decision::Trump(suit) => texts.suit(suit),
        Decision::Announce(Announcement::None) => texts.get("table-announce-none"),
        Decision::Announce(Announcement::Matt) => texts.get("table-announce-matt"),
        Decision::Announce(Announcement::Konter) => texts.get("table-announce-konter"),
        Decision::Announce(Announcement::KonterAMatt) => texts.get("table-announce-both"),
        Decision::Card(card) => texts.card(card),
    }
}

/// Net lines with their sign: "+0.4", "−1.2"; what rounds to nothing is "0.0".
#[must_use]
pub fn lines(texts: &Texts, lines: f32) -> String {
    let words = texts.number(f64::from(lines), 1);
    if lines >= SAME { format!("+{words}") } else { words }
}

fn play(texts: &Texts, reason: Reason, effect: &Effect, why: &mut Vec<String>) {
    let counted = |key: &str, n: u8| texts.format(key, &args! { "n" => n });
    let taken = |plain: &str, prize: &str| match effect.prize {
        Some(card) => texts.format(prize, &args! { "card" => texts.the_card(card), "n" => effect.points }),
        None => counted(plain, effect.points),
    };
    why.push(match reason {
        Reason::OnlyChoice | Reason::BestTrump | Reason::WorthTheStake | Reason::BetterQuiet => {
            texts.get("coach-why-only").to_owned()
        }
        Reason::DrawTrumps => counted("coach-why-draw-trumps", effect.trumps_out),
        Reason::LeadWinner => texts.get("coach-why-lead-winner").to_owned(),
        Reason::LeadSafe => texts.get("coach-why-lead-safe").to_owned(),
        Reason::LeadPoints => counted("coach-why-lead-points", effect.worth),
        Reason::FeedPartner => counted("coach-why-feed-partner", effect.worth),
        Reason::LeavePartner => texts.get("coach-why-leave-partner").to_owned(),
        Reason::OverPartner => texts.get("coach-why-over-partner").to_owned(),
        Reason::TakeLast | Reason::Ruff | Reason::Overtake if effect.ruffs => {
            taken("coach-why-ruffs", "coach-why-ruffs-prize")
        }
        Reason::TakeLast | Reason::Ruff | Reason::Overtake => taken("coach-why-takes", "coach-why-takes-prize"),
        Reason::KeepForLater => {
            let card = effect.keeps.unwrap_or(effect.card);
            texts.format("coach-why-keeps", &args! { "card" => texts.the_card(card) })
        }
        Reason::GiveLeast => texts.get("coach-why-least").to_owned(),
        Reason::GiveUp => texts.get("coach-why-give-up").to_owned(),
    });
    if reason == Reason::KeepForLater && effect.aces_out > 0 {
        why.push(counted("coach-why-aces", effect.aces_out));
    }
    if reason != Reason::LeadSafe
        && let Some(dangers) = effect.dangers
    {
        why.push(danger(texts, effect, dangers));
    }
    if effect.wins_game {
        why.push(texts.get("coach-why-wins").to_owned());
    } else if effect.first_trick {
        why.push(texts.get("coach-why-no-kapo").to_owned());
    }
}

/// What can still take the trick away.
fn danger(texts: &Texts, effect: &Effect, dangers: CardSet) -> String {
    let n = dangers.len() as u8;
    let mut cards = dangers.iter().map(|card| texts.the_card(card));
    match (cards.next(), cards.next(), cards.next()) {
        (None, ..) => texts.get(if effect.last { "coach-why-last" } else { "coach-why-sure" }).to_owned(),
        (Some(card), None, _) => texts.format("coach-why-danger-one", &args! { "card" => card }),
        (Some(first), Some(second), None) => {
            texts.format("coach-why-danger-two", &args! { "first" => first, "second" => second })
        }
        _ if effect.only_trumps() => texts.format("coach-why-danger-trump", &args! { "n" => n }),
        _ => texts.format("coach-why-danger-many", &args! { "n" => n }),
    }
}

fn trump(texts: &Texts, hand: CardSet, suit: Suit, why: &mut Vec<String>) {
    let trumps = hand & CardSet::trumps(suit);
    why.push(texts.format("coach-why-trump", &args! { "n" => trumps.len() }));
    let top = Card::new(suit, Rank::Ace);
    if trumps.contains(top) {
        why.push(texts.format("coach-why-trump-top", &args! { "card" => texts.the_card(top) }));
    }
    let aces = (hand - trumps).iter().filter(|card| card.rank() == Rank::Ace).count();
    if aces > 0 {
        why.push(texts.format("coach-why-trump-aces", &args! { "n" => aces }));
    }
}

/// Answers whether the lines with and without it are a reason that is said.
fn announce(texts: &Texts, view: &View, call: Announcement, candidates: &[Candidate], why: &mut Vec<String>) -> bool {
    let said = |extra| u16::from(stake(view.announced.iter().map(|(_, call)| *call).chain([extra]))) + view.lee.carry;
    let (from, to) = (said(Announcement::None), said(call));
    why.push(match call {
        Announcement::None => texts.format("coach-why-quiet", &args! { "from" => from }),
        _ => texts.format("coach-why-speak", &args! { "from" => from, "to" => to }),
    });
    let quiet = |candidate: &&Candidate| candidate.decision == Decision::Announce(Announcement::None);
    let spoken = candidates.iter().filter(|candidate| !quiet(candidate));
    let spoken = match call {
        Announcement::None => spoken.max_by(|a, b| a.value.total_cmp(&b.value)),
        _ => spoken.into_iter().find(|candidate| candidate.decision == Decision::Announce(call)),
    };
    if let (Some(quiet), Some(spoken)) = (candidates.iter().find(quiet), spoken)
        && (spoken.lines - quiet.lines) * if call == Announcement::None { -1.0 } else { 1.0 } >= SAME
    {
        let (with, without) = (lines(texts, spoken.lines), lines(texts, quiet.lines));
        why.push(texts.format("coach-why-average", &args! { "with" => with, "without" => without }));
        return true;
    }
    false
}

/// How a choice compares with the best other.
fn compared(texts: &Texts, choice: &Choice) -> Option<String> {
    let chosen = choice.candidates.iter().find(|candidate| candidate.decision == choice.decision)?;
    let others = choice.candidates.iter().filter(|candidate| candidate.decision != choice.decision);
    let worst = others.clone().map(|other| other.lines).fold(f32::MAX, f32::min);
    let next = others.max_by(|a, b| a.value.total_cmp(&b.value))?;
    let less = chosen.lines - next.lines;
    if (chosen.lines - worst).abs() < SAME && less.abs() < SAME {
        return Some(texts.get("coach-why-same").to_owned());
    }
    let what = match next.decision {
        Decision::Card(card) => texts.the_card(card),
        other => decision(texts, other),
    };
    let percent = |chance: f32| (chance * 100.0).round();
    Some(if less >= SAME {
        let rounded = f64::from((less * 10.0).round() / 10.0);
        texts.format("coach-why-next", &args! { "what" => what, "lines" => rounded })
    } else if percent(chosen.chance) > percent(next.chance) {
        // The match may be worth more than lines.
        let (chance, other) = (texts.percent(f64::from(chosen.chance)), texts.percent(f64::from(next.chance)));
        texts.format("coach-why-match", &args! { "what" => what, "chance" => chance, "other" => other })
    } else {
        texts.format("coach-why-close", &args! { "what" => what })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::ai::levels::decide;
    use crate::ai::mind::Mind;
    use crate::localization::Language;
    use crate::rules::deal::{Seed, Shuffle};
    use crate::rules::game::{Action, Game, Phase};
    use crate::rules::view::{Contract, Question};
    use crate::rules::{Lee, Preset, Seat, Trick};

    /// Every decision of some games with what a level thinks of it.
    fn decisions(level: &str, games: u64, mut found: impl FnMut(&View, &Choice)) {
        let player = Level::from_name(level).expect("a level").player();
        let mut mind = Mind::new();
        for seed in 0..games {
            let options = Preset::ALL[seed as usize % 4].options();
            let lee = Lee::start(&options);
            let pack = Shuffle::of(&Seed::from(seed), 1).pack;
            let mut game = Game::dealt(options, Seat::ALL[seed as usize % 4], lee, pack);
            while !matches!(game.phase(), Phase::Count | Phase::Scored) {
                let seat = game.asked().or(game.turn()).expect("somebody is to act");
                let view = View::of(&game, seat);
                let choice = decide(&mut mind, player, seed, &view).expect("a sound view");
                found(&view, &choice);
                let action = Action::from(choice.decision);
                game.apply(seat, action).expect("a legal action");
            }
        }
    }

    #[test]
    fn every_decision_has_its_reasons_in_every_language() {
        let texts = Language::ALL.map(Texts::new);
        let mut sentences = std::collections::HashSet::new();
        decisions("casual", 24, |view, choice| {
            for texts in &texts {
                let why = why(texts, view, choice);
                assert!((1..=5).contains(&why.len()), "{why:?}");
                for sentence in why {
                    assert!(!sentence.contains(['{', '$', '_']) && !sentence.starts_with("coach-"), "{sentence}");
                    assert!(sentence.ends_with('.'), "{sentence}");
                    sentences.insert(sentence);
                }
            }
        });
        assert!(sentences.len() > 1000, "{}", sentences.len());
    }

    /// Prints what is said in some games: `cargo test read_the_reasons -- --ignored --nocapture`.
    #[test]
    #[ignore = "a text for whoever tends the words"]
    fn read_the_reasons() {
        let texts = Language::ALL.map(Texts::new);
        decisions("expert", 4, |view, choice| {
            let trump = view.contract.map_or('?', |contract| contract.trump.symbol());
            let lying: Vec<String> = view.trick.cards().map(|card| card.to_string()).collect();
            println!("\n{trump} {} on {lying:?}: {:?}", view.hand, choice.decision);
            for texts in &texts {
                println!("  {}: {}", decision(texts, choice.decision), why(texts, view, choice).join(" "));
            }
        });
    }

    #[test]
    fn an_ace_is_taken_and_only_the_queen_of_spades_is_feared() {
        let options = Preset::Wellkomm.options();
        let mut trick = Trick::new(Seat::East);
        assert!(trick.play("CA".parse().expect("a card")));
        let view = View {
            lee: Lee::start(&options),
            seat: Seat::South,
            dealer: Seat::North,
            question: Question::Play,
            hand: "J.AQK.A.9".parse().expect("a hand"),
            contract: Some(Contract { trump: Suit::Hearts, maker: Seat::East }),
            announced: Vec::new(),
            tricks: Vec::new(),
            trick,
            options,
        };
        let choice =
            Choice { decision: Decision::Card(Card::BIG_KONTER), candidates: Vec::new(), reason: Reason::Ruff };
        let said = |language| why(&Texts::new(language), &view, &choice).join(" ");
        assert_eq!(
            said(Language::En),
            "Goes in with a trump and takes the ace of clubs: 6\u{a0}points in\u{a0}all. The only danger is the queen of spades."
        );
        assert_eq!(
            said(Language::Lb),
            "Geet mat Tromp eran an hëlt de Kräizer-Ass: 6\u{a0}Punkten zesummen. Geféierlech ass just nach d’Schëppen-Damm."
        );
    }

    #[test]
    fn no_reason_speaks_against_the_choice() {
        let texts = Texts::new(Language::En);
        let candidate =
            |call, lines, chance, value| Candidate { decision: Decision::Announce(call), lines, chance, value };
        let options = Preset::Wellkomm.options();
        let view = View {
            lee: Lee::start(&options),
            seat: Seat::South,
            dealer: Seat::East,
            question: Question::Announce,
            hand: "AQ.Q.Q.A".parse().expect("a hand"),
            contract: Some(Contract { trump: Suit::Spades, maker: Seat::South }),
            announced: Vec::new(),
            tricks: Vec::new(),
            trick: Trick::new(Seat::South),
            options,
        };
        let said = |spoken: (f32, f32), quiet: (f32, f32)| {
            let candidates = vec![
                candidate(Announcement::Matt, spoken.0, spoken.1, 0.6),
                candidate(Announcement::None, quiet.0, quiet.1, 0.5),
            ];
            let decision = Decision::Announce(Announcement::Matt);
            let choice = Choice { decision, candidates, reason: Reason::WorthTheStake };
            why(&texts, &view, &choice).join(" ").replace('\u{a0}', " ")
        };
        assert!(said((1.8, 0.56), (1.2, 0.54)).ends_with("On average +1.8 lines with it, +1.2 in silence."));
        let match_first = said((1.2, 0.56), (1.8, 0.54));
        assert!(match_first.ends_with("chance to win the match: 54% instead of 56%."), "{match_first}");
        assert!(said((1.8, 0.55), (1.9, 0.55)).ends_with("Second best: Nothing, about as good."));
        assert!(said((1.8, 0.55), (1.8, 0.55)).ends_with("about the same."));
    }

    #[test]
    fn lines_have_their_signs() {
        let texts = Texts::new(Language::Lb);
        assert_eq!([0.43, -1.26, 0.02, -0.02].map(|n| lines(&texts, n)), ["+0,4", "−1,3", "0,0", "0,0"]);
    }
}
