//! What the computer thinks, as the reader gets to see it.

use tic_tac_toe::Rand;

use super::board_game::BoardGame;
use crate::advice::{Advice, AdvisedMove};
use crate::drawing::MoveValue;
use crate::english::{count_of, join_and};
use crate::protocol::{ButtonState, Request, RequestError};
use crate::view::View;

/// What the computer thinks: first the move that it would choose, then the others,
/// the best first.
pub struct Analysis {
    advice: Advice,
    /// How much of the lead it gives to the side to move, out of 1000.
    lead: i32,
}

impl Analysis {
    /// Puts moves in order. Of equal ones it draws one to choose, and draws
    /// alike from the same seed.
    pub fn new(mut advice: Advice, seed: u64, half_won: i32) -> Self {
        let values = advice.moves.iter().map(|advised| advised.value);
        let best = values.max().unwrap_or(0);
        sort(&mut advice.moves, best, seed);
        Self {
            advice,
            lead: share_of_lead(best, half_won),
        }
    }

    /// Shows the value of each move on its square, and says it.
    pub fn show<G: BoardGame>(&self, view: &mut View, game: &G) {
        let moves = &self.advice.moves;
        for AdvisedMove { name, value, text } in moves {
            let its_move = parse::<G>(name);
            let place = its_move.and_then(|its_move| game.place_of(its_move));
            view.drawing.values.extend(place.map(|place| MoveValue {
                place,
                text: text.clone(),
                is_best: *value == moves[0].value,
            }));
        }
        let side = G::SIDES[game.side_to_move()];
        let values = moves.iter().map(describe_move);
        let values = values.collect::<Vec<_>>().join(", ");
        view.words
            .push(format!("What each move is worth to {side}: {values}."));
    }

    /// The move that it would choose.
    pub fn chosen(&self) -> &str {
        self.advice.moves.first().map_or("", |best| &best.name)
    }
}

/// The move with this name.
pub fn parse<G: BoardGame>(name: &str) -> Option<G::Move> {
    G::parse_moves(name).ok()?.first().copied()
}

/// One of the best moves, then the others, the best first. A sort from the
/// library would bring along more code than this whole file.
fn sort(moves: &mut [AdvisedMove], best: i32, seed: u64) {
    for from in 1..moves.len() {
        let mut at = from;
        while at > 0 && moves[at - 1].value < moves[at].value {
            moves.swap(at - 1, at);
            at -= 1;
        }
    }
    let bests = moves.iter().take_while(|advised| advised.value == best);
    let places: Vec<_> = (0..bests.count()).collect();
    let chosen = Rand::new(seed).pick(&places).copied().unwrap_or(0);
    if let Some(bests) = moves.get_mut(..=chosen) {
        bests.rotate_right(1);
    }
}

/// Half of the lead for an even position, and never all of it.
fn share_of_lead(value: i32, half_won: i32) -> i32 {
    500 + 500 * value / (value.abs() + half_won)
}

/// What the computer thought last.
pub struct LastAnalysis {
    /// Whether the board shows what it thinks while it does.
    pub is_shown: bool,
    /// Its last analysis, in a sentence; empty at first.
    summary: String,
    /// How much of the lead it gives to the first side, out of 1000: before,
    /// and now.
    lead: [i32; 2],
}

impl LastAnalysis {
    /// The longest sentence about an analysis.
    pub const ROOM: &'static str = "9 moves ahead, 549945 positions: \
        a1 sure +993, a2 sure +993 and a3 sure +993.";

    /// What the page has kept of it.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        let is_on = request.text("analysis") == Some("on");
        let toggles = request.text("do") == Some("analysis");
        let lead = request.get("lead")?.unwrap_or(500);
        Ok(Self {
            is_shown: is_on != toggles,
            summary: request.text("summary").unwrap_or_default().to_owned(),
            lead: [lead; 2],
        })
    }

    /// Forgets its analysis.
    pub fn forget(&mut self) {
        self.summary.clear();
        self.lead = [500; 2];
    }

    /// Keeps in mind what it thinks now. `side` is the index of the side to move.
    pub fn remember(&mut self, analysis: &Analysis, side: usize) {
        self.summary = describe(&analysis.advice);
        self.lead[1] = match side {
            0 => analysis.lead,
            _ => 1000 - analysis.lead,
        };
    }

    /// Whose part of the bar is the larger one.
    fn leader(&self, [first, second]: [&str; 2]) -> String {
        match self.lead[1] {
            501.. => format!("{first} leads"),
            500 => "neither side leads".to_owned(),
            _ => format!("{second} leads"),
        }
    }

    /// The switch, the bar, and what the page has to keep.
    pub fn add_buttons(&self, view: &mut View, sides: [&str; 2]) {
        let state = ButtonState::selected(self.is_shown);
        view.add_button("do", "analysis", state, "Analysis, what it thinks");
        if self.is_shown {
            view.drawing.lead = Some(self.lead);
            view.words.push(format!("The bar: {}.", self.leader(sides)));
        }
        if !self.summary.is_empty() {
            view.facts.push(self.summary.clone());
        }
        view.keep("analysis", if self.is_shown { "on" } else { "off" });
        view.keep("summary", &self.summary);
        view.keep("lead", self.lead[1]);
    }
}

/// How far it looked, and the three moves that it likes best.
fn describe(advice: &Advice) -> String {
    let best: Vec<_> = advice.moves.iter().take(3).map(describe_move).collect();
    let (ahead, best) = (count_of(advice.depth, "move"), join_and(&best));
    let positions = count_of(advice.positions as usize, "position");
    format!("{ahead} ahead, {positions}: {best}.")
}

/// A move and its value.
fn describe_move(AdvisedMove { name, text, .. }: &AdvisedMove) -> String {
    format!("{name} {text}")
}
