use board::{Board, Cell, Square};
use ratatui::style::Stylize;
use ratatui::text::Line;

use crate::{LastMove, State};

/// What all squares of a frame need to know, worked out once.
#[derive(Debug)]
pub struct Seen<'state> {
    state: &'state State,
    board: Board,
    last: Option<LastMove>,
}

impl<'state> Seen<'state> {
    /// What there is to see of a state.
    pub fn new(state: &'state State) -> Seen<'state> {
        let (board, last) = (state.board(), LastMove::of(state.history()));
        Seen { state, board, last }
    }

    /// What a square holds, between its marks: `(●)`, `-○-`, `[·]`.
    pub fn square(&self, square: Square) -> Line<'static> {
        let disc = match self.board[square] {
            _ if self.state.turning().front() == Some(&square) => {
                "◐".light_yellow()
            }
            Cell::Black => "●".black(),
            Cell::White => "○".white().bold(),
            Cell::Empty | Cell::Border => "·".black(),
        };
        let [left, right] = self.marks(square).map(Stylize::light_yellow);
        Line::from_iter([left.bold(), disc, right.bold()])
    }

    /// The marks beside a disc: `( )` at the last move, `- -` at what it
    /// flipped, and `[ ]` at the cursor. If two meet, each shows one side.
    fn marks(&self, square: Square) -> [&'static str; 2] {
        let waits = self.state.turning().contains(&square);
        let [left, right] = match &self.last {
            Some(last) if last.square == square => ["(", ")"],
            Some(last) if last.flips.contains(&square) && !waits => ["-", "-"],
            _ => [" ", " "],
        };
        match (self.state.cursor() == square, right) {
            (true, " ") => ["[", "]"],
            (true, _) => ["[", right],
            (false, _) => [left, right],
        }
    }
}
