//! A square's row and column can change places, and each of the two can be
//! counted from the other end. Four of these ways leave the start as it is, and
//! each first move needs one of them.

use board::Square;

/// The same game, rotated or mirrored so that it begins with f5.
pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let first = moves.first().map(Square::to_string);
    let turn: fn(i32, i32) -> Square = match first.as_deref() {
        Some("c4") => |column, row| Square::at(7 - column, 7 - row),
        Some("e6") => |column, row| Square::at(row, column),
        Some("d3") => |column, row| Square::at(7 - row, 7 - column),
        _ => Square::at,
    };
    moves
        .iter()
        .map(|square| turn(square.column(), square.row()))
        .collect()
}
