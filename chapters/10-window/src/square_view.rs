use board::{Cell, Square};
use ratatui::style::Stylize;
use ratatui::text::Line;

use crate::{LastMove, State};

/// What a square holds, between its marks: `(●)`, `-○-`, `[·]`.
pub fn square_view(state: &State, square: Square) -> Line<'static> {
    let disc = match state.board()[square] {
        _ if state.turning().front() == Some(&square) => "◐".light_yellow(),
        Cell::Black => "●".black(),
        Cell::White => "○".white().bold(),
        Cell::Empty | Cell::Border => "·".black(),
    };
    let [left, right] = marks(state, square).map(Stylize::light_yellow);
    Line::from_iter([left.bold(), disc, right.bold()])
}

/// The marks beside a disc: `( )` at the last move, `- -` at what it flipped,
/// and `[ ]` at the cursor. If two of them meet, each shows one side.
fn marks(state: &State, square: Square) -> [&'static str; 2] {
    let last = LastMove::of(state.history());
    let is_flipped = |last: &LastMove| {
        last.flips.contains(&square) && !state.turning().contains(&square)
    };
    let [left, right] = match last {
        Some(last) if last.square == square => ["(", ")"],
        Some(last) if is_flipped(&last) => ["-", "-"],
        _ => [" ", " "],
    };
    match (state.cursor() == square, right) {
        (true, " ") => ["[", "]"],
        (true, _) => ["[", right],
        (false, _) => [left, right],
    }
}
