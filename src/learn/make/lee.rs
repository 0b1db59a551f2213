//! The Lee, the Kapo and the Stänner: what a game changes on the slate.

use super::*;
use crate::hud::lee::{Row, Slate};
use crate::learn::task::Label;
use crate::rules::game::Score;
use crate::rules::lee::{Change, Finished, Lee, Result as Ended};
use crate::rules::options::{Kapo, Stanner};
use crate::rules::{ByTeam, Team};

const US: Team = Team::NorthSouth;
const THEM: Team = Team::EastWest;

/// What a change does, in words.
fn in_words(change: &Change, before: &Lee) -> Vec<Say> {
    let mut says = Vec::new();
    for (team, cross, draw) in [(US, "lee-cross-us", "lee-draw-us"), (THEM, "lee-cross-them", "lee-draw-them")] {
        if change.crossed[team] > 0 {
            says.push(Say::new(cross).with("n", change.crossed[team]));
        }
        if change.drawn[team] > 0 {
            says.push(Say::new(draw).with("n", change.drawn[team]));
        }
    }
    if says.is_empty() {
        says.push(Say::new("lee-nothing-changes"));
    }
    if change.after.carry > before.carry {
        says.push(Say::new("lee-carry").with("n", change.after.carry));
    }
    says
}

/// How the game ended, in words; `points` are those of the winners.
fn situation(game: &Finished, points: u8) -> Vec<Say> {
    let mut says = vec![Say::new(if game.maker == US { "lee-trump-us" } else { "lee-trump-them" })];
    says.push(match game.result {
        Ended::Won(US) => Say::new("lee-deal-won").with("us", points).with("them", 40 - points),
        Ended::Won(THEM) => Say::new("lee-deal-lost").with("us", 40 - points).with("them", points),
        Ended::Stanner => Say::new("lee-deal-staenner"),
    });
    if game.kapo {
        says.push(Say::new(if game.result == Ended::Won(US) { "lee-kapo-them" } else { "lee-kapo-us" }));
    }
    says.push(Say::new("table-stake-is").with("n", game.stake));
    says
}

/// How a scored game ended, what it changes and why, in words.
pub(in crate::learn) fn explained(score: &Score, rules: &Options) -> Vec<Say> {
    let winner = score.game.result.winner().unwrap_or(US);
    let mut says = situation(&score.game, score.points[winner]);
    let before = Lee { lines: score.change.after.lines, carry: 0 };
    says.extend(in_words(&score.change, &before));
    // How many the winners cross out is said already.
    says.extend(why(&score.game, &score.change, rules).into_iter().filter(|say| say.key != "learn-why-cross"));
    says
}

/// Why the slate changes so.
fn why(game: &Finished, change: &Change, rules: &Options) -> Vec<Say> {
    let Some(winner) = game.result.winner() else {
        return vec![Say::new(match rules.stanner {
            Stanner::ByStake => "learn-why-stanner-by-stake",
            Stanner::One => "learn-why-stanner-one",
            Stanner::Carry => "learn-why-stanner-carry",
        })];
    };
    let mut says = vec![Say::new("learn-why-cross").with("n", change.crossed[winner])];
    says.push(if game.maker == winner {
        Say::new("learn-why-draw-nothing")
    } else {
        Say::new("learn-why-draw").with("n", game.stake)
    });
    if game.kapo {
        says.push(Say::new(match rules.kapo {
            Kapo::Both => "learn-why-kapo-both",
            Kapo::Winners => "learn-why-kapo-winners",
            Kapo::Losers => "learn-why-kapo-losers",
            Kapo::Off => "learn-why-kapo-off",
        }));
    }
    says
}

/// Asks what a game changes.
fn ask(text: Vec<Say>, game: &Finished, points: u8, lee: &Lee, rules: &Options, rng: &mut ChaCha8Rng) -> Task {
    let change = lee.score(game, rules);
    let why = why(game, &change, rules);
    let mut labels = vec![in_words(&change, lee)];
    // What people take it for: the other team's trump, a Kapo too many or too few, another stake, the other winner.
    let other = |result: Ended| match result {
        Ended::Won(team) => Ended::Won(team.other()),
        Ended::Stanner => Ended::Won(game.maker.other()),
    };
    let mistakes = [
        Finished { maker: game.maker.other(), ..*game },
        Finished { kapo: !game.kapo, ..*game },
        Finished { stake: game.stake % 3 + 1, ..*game },
        Finished { result: other(game.result), ..*game },
        Finished { result: other(game.result), maker: game.maker.other(), ..*game },
        Finished { result: Ended::Won(game.maker), ..*game },
    ];
    for mistake in mistakes {
        let label = in_words(&lee.score(&mistake, rules), lee);
        if labels.len() < 4 && !labels.contains(&label) {
            labels.push(label);
        }
    }
    let right = labels[0].clone();
    shuffle(&mut labels, rng);
    let answer = |label: Vec<Say>| {
        let is_right = label == right;
        Answer::new(Label::Says(label), is_right, why.clone())
    };
    let from = Slate {
        rows: ByTeam::from_fn(|team| {
            let drawn = f32::from(lee.lines[team].max(rules.start_lines.into()));
            Row { drawn, crossed: drawn - f32::from(lee.lines[team]) }
        }),
        carry: lee.carry,
    };
    let mut text = text;
    text.extend(situation(game, points));
    Task {
        text,
        question: Say::new("learn-ask-lee"),
        scene: Scene { slate: Some((from, from.after(&change))), ..Scene::default() },
        ask: Ask::Pick(labels.into_iter().map(answer).collect()),
        plays: false,
    }
}

fn lines(north_south: u16, east_west: u16) -> Lee {
    Lee { lines: ByTeam { north_south, east_west }, carry: 0 }
}

const fn game(result: Ended, kapo: bool, maker: Team, stake: u8) -> Finished {
    Finished { result, kapo, maker, stake }
}

pub(super) fn lee_step(step: u8, rules: &Options) -> Task {
    let mut rng = Seed::from(u64::from(step)).rng("learn");
    let start = Lee::start(rules);
    let (key, game, points, lee) = match step {
        0 => ("learn-lee-1", game(Ended::Won(US), false, US, 1), 25, start),
        1 => ("learn-lee-2", game(Ended::Won(THEM), false, US, 2), 22, start),
        _ => ("learn-lee-3", game(Ended::Won(US), false, US, 2), 27, lines(2, 5)),
    };
    ask(vec![Say::new(key).with("n", rules.start_lines)], &game, points, &lee, rules, &mut rng)
}

/// A team's lines somewhere in a match.
fn some_lines(rng: &mut ChaCha8Rng) -> Lee {
    lines(3 + below(rng, 7) as u16, 3 + below(rng, 7) as u16)
}

pub(super) fn lee_exercise(rng: &mut ChaCha8Rng, rules: &Options) -> Task {
    let (winner, maker) = (one_of(&Team::ALL, rng), one_of(&Team::ALL, rng));
    let (stake, points) = (1 + below(rng, 3) as u8, 21 + below(rng, 14) as u8);
    let lee = some_lines(rng);
    ask(Vec::new(), &game(Ended::Won(winner), false, maker, stake), points, &lee, rules, rng)
}

/// Asks whether a single trick without points saves from the Kapo.
fn no_kapo() -> Task {
    let answer = |key: &'static str, right: bool| {
        Answer::new(Label::Says(vec![Say::new(key)]), right, teaches("learn-why-no-kapo"))
    };
    let scene = Scene { rows: vec![cards("ST H9 D9 CT")], ..Scene::default() };
    Task {
        text: teaches("learn-kapo-3"),
        question: Say::new("learn-ask-kapo"),
        scene,
        ask: Ask::Pick(vec![answer("common-yes", false), answer("common-no", true)]),
        plays: false,
    }
}

pub(super) fn kapo_step(step: u8, rules: &Options) -> Task {
    let mut rng = Seed::from(u64::from(step)).rng("learn");
    let start = Lee::start(rules);
    match step {
        0 => ask(teaches("learn-kapo-1"), &game(Ended::Won(US), true, THEM, 1), 40, &start, rules, &mut rng),
        1 => ask(teaches("learn-kapo-2"), &game(Ended::Stanner, false, US, 2), 20, &start, rules, &mut rng),
        _ => no_kapo(),
    }
}

pub(super) fn kapo_exercise(rng: &mut ChaCha8Rng, rules: &Options) -> Task {
    let maker = one_of(&Team::ALL, rng);
    let stake = 1 + below(rng, 3) as u8;
    let lee = some_lines(rng);
    if below(rng, 5) < 2 {
        return ask(Vec::new(), &game(Ended::Stanner, false, maker, stake), 20, &lee, rules, rng);
    }
    let winner = one_of(&Team::ALL, rng);
    ask(Vec::new(), &game(Ended::Won(winner), true, maker, stake), 40, &lee, rules, rng)
}
