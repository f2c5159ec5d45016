use board::Square;
use end_of_game::Position;

use crate::hash;

/// Returns the eight symmetries of a position: rotations and reflections.
pub fn eight_views(position: &Position) -> [Position; 8] {
    let mut views = [*position; 8];
    for number in 1..8 {
        let before = views[number - 1];
        views[number] = match number {
            4 => transform(&before, |x, y| (7 - x, y)),
            _ => transform(&before, |x, y| (y, 7 - x)),
        };
    }
    views
}

/// Returns the canonical form of a position: one of its symmetries, the same
/// for all of them.
pub fn canonical(position: &Position) -> Position {
    let views = eight_views(position).into_iter();
    views.min_by_key(hash).expect("eight views")
}

/// Returns the position with each cell moved to another column and row.
fn transform(position: &Position, to: fn(i32, i32) -> (i32, i32)) -> Position {
    let mut board = position.board;
    for square in Square::all() {
        let (column, row) = to(square.column(), square.row());
        board.set(Square::at(column, row), position.board[square]);
    }
    Position { board, ..*position }
}
