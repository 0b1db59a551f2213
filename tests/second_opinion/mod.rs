//! The rules once more, written from the description of the game alone and in the plainest way, to hold against the real ones.
//!
//! Seats are 0 to 3 clockwise from South; teams 0 (North and South) and 1; cards two letters as in the notation.

/// Suit and rank, as in `*b"SQ"`.
pub type Card = [u8; 2];

/// The options that matter here, by what they are called in the rules.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub clockwise: bool,
    pub own_first_card: bool,
    pub kapo: &'static str,
    pub stanner: &'static str,
    pub callable: bool,
}

/// The presets' table.
pub const PRESETS: [(&str, Rules); 4] = {
    const fn rules(
        clockwise: bool,
        own_first_card: bool,
        kapo: &'static str,
        stanner: &'static str,
        callable: bool,
    ) -> Rules {
        Rules { clockwise, own_first_card, kapo, stanner, callable }
    }
    [
        ("wellkomm", rules(true, true, "both", "one", false)),
        ("wikipedia", rules(false, true, "both", "by-stake", false)),
        ("letzebuerg", rules(true, false, "winners", "one", true)),
        ("rampo", rules(false, true, "both", "carry", false)),
    ]
};

/// The trumps, high to low.
pub fn ladder(trump: u8) -> &'static [Card] {
    let text = match trump {
        b'S' => b"SASQHQDQSKSJSTS9".as_slice(),
        b'H' => b"HASQHQDQHKHJHTH9",
        b'D' => b"DASQHQDQDKDJDTD9",
        b'C' => b"CASQHQDQCKCQCJCTC9",
        _ => panic!("no suit"),
    };
    text.as_chunks().0
}

pub fn points(card: Card) -> u32 {
    match card[1] {
        b'A' => 4,
        b'K' => 3,
        b'Q' => 2,
        b'J' => 1,
        _ => 0,
    }
}

/// What may be played from `hand` when `led` was led.
pub fn legal(trump: u8, led: Option<Card>, hand: &[Card]) -> Vec<Card> {
    let is_trump = |card: &Card| ladder(trump).contains(card);
    let keep = |rule: &dyn Fn(&Card) -> bool| hand.iter().copied().filter(|card| rule(card)).collect::<Vec<_>>();
    let Some(led) = led else { return hand.to_vec() };
    let owed = if is_trump(&led) {
        keep(&is_trump)
    } else {
        let follows = |card: &Card| card[0] == led[0] && !is_trump(card);
        if keep(&follows).is_empty() { Vec::new() } else { keep(&|card| follows(card) || is_trump(card)) }
    };
    if owed.is_empty() { hand.to_vec() } else { owed }
}

/// The place of the card that wins a trick.
pub fn winner(trump: u8, cards: &[Card]) -> usize {
    let place = |wanted: Card| cards.iter().position(|card| *card == wanted);
    let highest_trump = ladder(trump).iter().find_map(|card| place(*card));
    highest_trump
        .unwrap_or_else(|| b"AKQJT9".iter().find_map(|rank| place([cards[0][0], *rank])).expect("a card was led"))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Cut,
    Trump,
    Play,
    Count,
    Scored,
}

#[derive(Clone, Copy, Debug)]
pub enum Step {
    Cut(usize),
    Trump(u8),
    Say { matt: bool, konter: bool },
    Card(Card),
    Claim,
    CallMisplay(usize),
    Count,
}

/// A game, its hands and what became of it.
#[derive(Clone, Debug)]
pub struct Table {
    pub rules: Rules,
    pub phase: Phase,
    pub hands: [Vec<Card>; 4],
    pub points: [u32; 2],
    pub tricks: [u32; 2],
    pub lines: [u32; 2],
    pub carry: u32,
    pub matt: bool,
    pub konter: bool,
    /// The team that won; none at 20–20.
    pub won: Option<usize>,
    pub kapo: bool,
    dealer: usize,
    pack: Vec<Card>,
    trump: u8,
    answered: [bool; 4],
    on_table: Vec<Card>,
    leader: usize,
    misplayed: [bool; 4],
}

impl Table {
    pub fn new(rules: Rules, dealer: usize, lines: [u32; 2], carry: u32, pack: Vec<Card>) -> Self {
        let mut table = Self {
            rules,
            phase: Phase::Cut,
            hands: Default::default(),
            points: [0; 2],
            tricks: [0; 2],
            lines,
            carry,
            matt: false,
            konter: false,
            won: None,
            kapo: false,
            dealer,
            pack,
            trump: 0,
            answered: [false; 4],
            on_table: Vec::new(),
            leader: 0,
            misplayed: [false; 4],
        };
        table.leader = table.after(dealer, 1);
        table
    }

    fn after(&self, seat: usize, turns: usize) -> usize {
        if self.rules.clockwise { (seat + turns) % 4 } else { (seat + 3 * turns) % 4 }
    }

    pub fn forehand(&self) -> usize {
        self.after(self.dealer, 1)
    }

    pub fn turn(&self) -> Option<usize> {
        match self.phase {
            Phase::Cut => Some(self.after(self.dealer, 3)),
            Phase::Trump => Some(self.forehand()),
            Phase::Play => Some(self.after(self.leader, self.on_table.len())),
            Phase::Count | Phase::Scored => None,
        }
    }

    pub fn legal(&self) -> Vec<Card> {
        match (self.phase, self.turn()) {
            (Phase::Play, Some(seat)) => legal(self.trump, self.on_table.first().copied(), &self.hands[seat]),
            _ => Vec::new(),
        }
    }

    pub fn stake(&self) -> u32 {
        1 + u32::from(self.matt) + u32::from(self.konter)
    }

    fn nothing_played(&self) -> bool {
        self.tricks == [0, 0] && self.on_table.is_empty()
    }

    fn may_speak(&self, seat: usize) -> bool {
        let first_trick = self.tricks == [0, 0];
        self.phase == Phase::Play
            && !self.answered[seat]
            && if self.rules.own_first_card { first_trick && self.turn() == Some(seat) } else { self.nothing_played() }
    }

    /// Does the step, or answers `false` and changes nothing.
    pub fn step(&mut self, seat: usize, step: Step) -> bool {
        let turn = self.turn() == Some(seat);
        match step {
            Step::Cut(lifted) => {
                let allowed = self.phase == Phase::Cut && turn && (1..=23).contains(&lifted);
                if allowed {
                    let lifted: Vec<Card> = self.pack.drain(..lifted).collect();
                    self.pack.extend(lifted);
                    self.deal_three(1);
                    self.phase = Phase::Trump;
                }
                allowed
            }
            Step::Trump(suit) => {
                let allowed = self.phase == Phase::Trump && turn;
                if allowed {
                    self.trump = suit;
                    (2..=8).for_each(|packet| self.deal_three(packet));
                    self.phase = Phase::Play;
                }
                allowed
            }
            Step::Say { matt, konter } => {
                let holds = |card: Card| self.hands[seat].contains(&card);
                let allowed =
                    self.may_speak(seat) && (!matt || holds(*b"SQ")) && (!konter || holds(*b"HQ") && holds(*b"DQ"));
                if allowed {
                    self.answered[seat] = true;
                    self.matt |= matt;
                    self.konter |= konter;
                }
                allowed
            }
            Step::Card(card) => {
                let legal = self.legal().contains(&card);
                let held = self.phase == Phase::Play && turn && self.hands[seat].contains(&card);
                let allowed = held && (legal || self.rules.callable);
                if allowed {
                    self.misplayed[seat] |= !legal;
                    self.hands[seat].retain(|held| *held != card);
                    self.on_table.push(card);
                    self.gather();
                }
                allowed
            }
            Step::Claim => {
                let allowed = self.phase == Phase::Play && self.points[seat % 2] > 20;
                if allowed {
                    self.decide(Some(seat % 2), false);
                }
                allowed
            }
            Step::CallMisplay(against) => {
                let allowed =
                    self.rules.callable && matches!(self.phase, Phase::Play | Phase::Count) && !self.nothing_played();
                if allowed {
                    let losers = if self.misplayed[against] { against } else { seat } % 2;
                    self.decide(Some(1 - losers), self.tricks[losers] == 0);
                }
                allowed
            }
            Step::Count => {
                let allowed = self.phase == Phase::Count;
                if allowed {
                    self.count();
                }
                allowed
            }
        }
    }

    fn deal_three(&mut self, turns: usize) {
        let seat = self.after(self.dealer, turns);
        let start = (turns - 1) * 3;
        self.hands[seat].extend_from_slice(&self.pack[start..start + 3]);
    }

    fn gather(&mut self) {
        if self.on_table.len() < 4 {
            return;
        }
        let winner = self.after(self.leader, winner(self.trump, &self.on_table));
        self.points[winner % 2] += self.on_table.iter().map(|card| points(*card)).sum::<u32>();
        self.tricks[winner % 2] += 1;
        self.leader = winner;
        self.on_table.clear();
        if self.hands.iter().all(Vec::is_empty) {
            if self.rules.callable { self.phase = Phase::Count } else { self.count() }
        }
    }

    /// Scores the points and tricks as they are.
    pub fn count(&mut self) {
        let winner = (0..2).find(|team| self.points[*team] >= 21);
        self.decide(winner, winner.is_some_and(|winner| self.tricks[1 - winner] == 0));
    }

    fn decide(&mut self, won: Option<usize>, kapo: bool) {
        self.phase = Phase::Scored;
        (self.won, self.kapo) = (won, kapo);
        let maker = self.forehand() % 2;
        (self.lines, self.carry) = score(&self.rules, self.lines, self.carry, maker, won, kapo, self.stake());
    }
}

/// The lines and the carried stake after a game.
pub fn score(
    rules: &Rules,
    mut lines: [u32; 2],
    carry: u32,
    maker: usize,
    won: Option<usize>,
    kapo: bool,
    stake: u32,
) -> ([u32; 2], u32) {
    let Some(winner) = won else {
        match rules.stanner {
            "by-stake" => lines[maker] += stake,
            "one" => lines[maker] += 1,
            "carry" => return (lines, carry + stake),
            _ => panic!("no such option"),
        }
        return (lines, carry);
    };
    let loser = 1 - winner;
    let mut cross = stake + carry;
    let mut draw = if maker == loser { stake + carry } else { 0 };
    if kapo {
        match rules.kapo {
            "both" => {
                cross += 1;
                draw += u32::from(maker == loser);
            }
            "winners" => cross += 1,
            "losers" => draw += 1,
            "off" => {}
            _ => panic!("no such option"),
        }
    }
    lines[winner] = lines[winner].saturating_sub(cross);
    lines[loser] += draw;
    (lines, 0)
}
