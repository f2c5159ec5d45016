use board::{Board, Cell, Square};
use ratatui::style::Stylize;
use ratatui::text::Line;

use crate::{LastMove, State};

/// The data that drawing the squares needs, computed once per frame.
#[derive(Debug)]
pub struct BoardView<'state> {
    state: &'state State,
    board: Board,
    last: Option<LastMove>,
}

impl<'state> BoardView<'state> {
    /// Computes the view of a state.
    pub fn new(state: &'state State) -> BoardView<'state> {
        let last = LastMove::from_history(state.history());
        let board = state.board();
        BoardView { state, board, last }
    }

    /// Returns a square's content between its marks: `(●)`, `-○-`, `[·]`.
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

    /// Returns the marks of a square: `( )` for the last move, `- -` for the
    /// discs it flipped, and `[ ]` for the cursor. The cursor and another mark
    /// on the same square show one side each.
    fn marks(&self, square: Square) -> [&'static str; 2] {
        let queued = self.state.turning().contains(&square);
        let [left, right] = match &self.last {
            Some(last) if last.square == square => ["(", ")"],
            Some(last) if last.flips.contains(&square) && !queued => ["-", "-"],
            _ => [" ", " "],
        };
        match (self.state.cursor() == square, right) {
            (true, " ") => ["[", "]"],
            (true, _) => ["[", right],
            (false, _) => [left, right],
        }
    }
}
