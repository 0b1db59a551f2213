//! Games set up and played from short texts.

use konter_a_matt::engine::Engine;
use konter_a_matt::rules::deal::{Pack, Shuffle, below};
use konter_a_matt::rules::notation::parse_hands;
use konter_a_matt::rules::{
    Action, Announcement, BySeat, Card, CardSet, Game, Lee, Options, Refusal, Seat, Seed, Suit,
};
use rand::rngs::ChaCha8Rng;
use serde_json::Value;

/// South holds the six highest of nine trumps when spades are trumps.
pub const SOUTH_HAS_ALL: &str = "S:AKQJ.Q.Q. T.AK.AK.A 9.JT.JT.K .9.9.QJT9";

/// A game past the cut; forehand's packet is the first three cards of its hand.
pub fn dealt(options: &Options, dealer: Seat, deal: &str) -> Game {
    let hands = parse_hands(deal).unwrap();
    let packet = hands[dealer.next(options.direction)].iter().take(3).collect();
    game(options, dealer, &hands, packet)
}

pub fn game(options: &Options, dealer: Seat, hands: &BySeat<CardSet>, packet: CardSet) -> Game {
    let pack = Pack::stacked(hands, packet, dealer, options.direction).unwrap();
    Game::dealt(options.clone(), dealer, Lee::start(options), pack)
}

/// One step: `S=H` names trump, `N!matt` announces, `S:SA` plays, `S#` claims the game, `S##` the rest, `W?N` calls a
/// misplay of North, `S.` counts.
pub fn step(text: &str) -> (Seat, Action) {
    let seat = |letter: char| Seat::from_letter(letter).unwrap();
    let mut letters = text.chars();
    let by = seat(letters.next().unwrap());
    let mark = letters.next().unwrap();
    let rest = letters.as_str();
    let action = match mark {
        '=' => Action::Trump(Suit::from_letter(rest.parse().unwrap()).unwrap()),
        '!' => Action::Announce(Announcement::from_name(rest).unwrap()),
        ':' => Action::Play(rest.parse().unwrap()),
        '?' => Action::CallMisplay(seat(rest.parse().unwrap())),
        '.' => Action::Count,
        '#' if rest.is_empty() => Action::Claim,
        '#' => Action::ClaimRest,
        _ => panic!("no step: {text}"),
    };
    (by, action)
}

/// Does steps that the rules allow.
pub fn play(game: &mut Game, steps: &str) {
    for text in steps.split_whitespace() {
        let (seat, action) = step(text);
        game.apply(seat, action).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// Plays cards in turn, whoever's turn it is.
pub fn cards(game: &mut Game, cards: &str) {
    for card in cards.split_whitespace() {
        let turn = game.turn().unwrap();
        let card: Card = card.parse().unwrap();
        game.apply(turn, Action::Play(card)).unwrap_or_else(|why| panic!("{card}: {why}"));
    }
}

/// Tries a step that the rules forbid, sees that nothing changes, and gives the reason.
pub fn refused(game: &mut Game, text: &str) -> Refusal {
    let before = game.clone();
    let (seat, action) = step(text);
    let refusal = game.apply(seat, action).expect_err(text);
    assert_eq!(*game, before, "refusing {text} changed something");
    refusal
}

/// A card of a set, drawn.
pub fn draw(rng: &mut ChaCha8Rng, cards: CardSet) -> Card {
    cards.iter().nth(below(rng, cards.len() as u32) as usize).unwrap()
}

/// Each position of a random game that is played by legal actions only, claims and calls left out; from the first packet on.
pub fn random_positions(options: &Options, seed: &Seed, number: u32, mut visit: impl FnMut(&Game)) {
    let mut rng = seed.rng(&format!("test/{number}"));
    let dealer = Seat::ALL[below(&mut rng, 4) as usize];
    let mut game = Game::dealt(options.clone(), dealer, Lee::start(options), Shuffle::of(seed, number).pack);
    loop {
        visit(&game);
        let Some(turn) = game.turn() else { return };
        let seat = game.asked().unwrap_or(turn);
        let steps: Vec<Action> = game
            .legal_actions(seat)
            .into_iter()
            .filter(|action| !matches!(action, Action::Claim | Action::ClaimRest | Action::CallMisplay(_)))
            .collect();
        game.apply(seat, steps[below(&mut rng, steps.len() as u32) as usize]).unwrap();
    }
}

/// What the engine answers to a request.
pub fn ask(request: &str) -> Value {
    let mut output = Vec::new();
    Engine::default().run(request.as_bytes(), &mut output).unwrap();
    let answer = std::str::from_utf8(&output).unwrap();
    assert_eq!(answer.matches('\n').count(), 1, "{request} was answered {answer}");
    serde_json::from_str(answer).unwrap()
}
