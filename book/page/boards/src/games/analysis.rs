//! The computer's analysis of a position, and its presentation on the board.

use tic_tac_toe::Rand;

use super::board_game::BoardGame;
use crate::advice::{Advice, AdvisedMove};
use crate::drawing::MoveValue;
use crate::english::{join_and, pluralize};
use crate::labels;
use crate::protocol::{ButtonState, Request, RequestError};
use crate::view::View;

/// The analyzed moves of a position, sorted from best to worst. The first one is the
/// computer's choice.
pub struct Analysis {
    advice: Advice,
    /// The share of the evaluation bar for the side to move, in thousandths.
    lead: i32,
}

impl Analysis {
    /// Sorts the moves. The choice among equally good moves is random; it depends on
    /// `seed` only. `half_won` is the value of a position that fills three quarters of
    /// the evaluation bar.
    pub fn new(mut advice: Advice, seed: u64, half_won: i32) -> Self {
        let values = advice.moves.iter().map(|advised| advised.value);
        let best = values.max().unwrap_or(0);
        sort(&mut advice.moves, best, seed);
        Self {
            advice,
            lead: bar_share(best, half_won),
        }
    }

    /// Adds the value of each move to the drawing and to the descriptions.
    pub fn show<G: BoardGame>(&self, view: &mut View, game: &G) {
        let moves = &self.advice.moves;
        for AdvisedMove { name, value, text } in moves {
            if let Some(coord) = parse_move::<G>(name).and_then(|mv| game.move_coord(mv)) {
                view.drawing.values.push(MoveValue {
                    coord,
                    text: text.clone(),
                    is_best: *value == moves[0].value,
                });
            }
        }
        let side = G::SIDES[game.side_to_move()];
        let values: Vec<_> = moves.iter().map(describe_move).collect();
        view.descriptions.push(format!(
            "What each move is worth to {side}: {}.",
            values.join(", ")
        ));
    }

    /// Returns the name of the computer's choice; it is empty if there are no moves.
    pub fn choice(&self) -> &str {
        self.advice.moves.first().map_or("", |best| &best.name)
    }
}

/// Parses the name of a move.
pub fn parse_move<G: BoardGame>(name: &str) -> Option<G::Move> {
    G::parse_moves(name).ok()?.first().copied()
}

/// Sorts moves from best to worst, and moves a random one of the best to the front.
///
/// An insertion sort, because the standard library's sort would add more code to the
/// WebAssembly than this whole file.
fn sort(moves: &mut [AdvisedMove], best: i32, seed: u64) {
    for start in 1..moves.len() {
        let mut index = start;
        while index > 0 && moves[index - 1].value < moves[index].value {
            moves.swap(index - 1, index);
            index -= 1;
        }
    }
    let best_count = moves
        .iter()
        .take_while(|advised| advised.value == best)
        .count();
    let indexes: Vec<_> = (0..best_count).collect();
    let choice = Rand::new(seed).pick(&indexes).copied().unwrap_or(0);
    if let Some(up_to_choice) = moves.get_mut(..=choice) {
        up_to_choice.rotate_right(1);
    }
}

/// Returns the share of the evaluation bar in thousandths: 500 for an even position,
/// 750 for `half_won`, and always less than 1000.
fn bar_share(value: i32, half_won: i32) -> i32 {
    500 + 500 * value / (value.abs() + half_won)
}

/// The last analysis, as far as the page has kept it.
pub struct LastAnalysis {
    /// True if the board shows the analysis.
    pub is_shown: bool,
    /// The last analysis as a sentence; empty at first.
    summary: String,
    /// The first side's share of the evaluation bar in thousandths: before, and now.
    lead: [i32; 2],
}

impl LastAnalysis {
    /// The longest summary, for which the page reserves space.
    pub const LONGEST: &'static str = "9 moves ahead, 549945 positions: \
        a1 sure +993, a2 sure +993 and a3 sure +993.";

    /// Reads the kept fields, and the event that shows or hides the analysis.
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

    /// Clears the analysis.
    pub fn clear(&mut self) {
        self.summary.clear();
        self.lead = [500; 2];
    }

    /// Replaces the analysis. `side` is the index of the side to move.
    pub fn update(&mut self, analysis: &Analysis, side: usize) {
        self.summary = describe(&analysis.advice);
        self.lead[1] = match side {
            0 => analysis.lead,
            _ => 1000 - analysis.lead,
        };
    }

    /// Describes which side has the larger share of the evaluation bar.
    fn describe_bar(&self, [first, second]: [&str; 2]) -> String {
        match self.lead[1] {
            501.. => format!("{first} leads"),
            500 => "neither side leads".to_owned(),
            _ => format!("{second} leads"),
        }
    }

    /// Adds the button for the analysis, the evaluation bar, and the kept fields.
    pub fn add_buttons(&self, view: &mut View, sides: [&str; 2]) {
        let state = ButtonState::selected(self.is_shown);
        view.add_button("do", "analysis", state, labels::computer::ANALYSIS);
        if self.is_shown {
            view.drawing.lead = Some(self.lead);
            view.descriptions
                .push(format!("The bar: {}.", self.describe_bar(sides)));
        }
        if !self.summary.is_empty() {
            view.facts.push(self.summary.clone());
        }
        view.keep("analysis", if self.is_shown { "on" } else { "off" });
        view.keep("summary", &self.summary);
        view.keep("lead", self.lead[1]);
    }
}

/// Describes the depth, the number of positions, and the three best moves.
fn describe(advice: &Advice) -> String {
    let best: Vec<_> = advice.moves.iter().take(3).map(describe_move).collect();
    let (ahead, best) = (pluralize(advice.depth, "move"), join_and(&best));
    let positions = pluralize(advice.positions as usize, "position");
    format!("{ahead} ahead, {positions}: {best}.")
}

fn describe_move(AdvisedMove { name, text, .. }: &AdvisedMove) -> String {
    format!("{name} {text}")
}
