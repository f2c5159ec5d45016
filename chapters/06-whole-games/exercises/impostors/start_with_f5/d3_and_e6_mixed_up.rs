// caught by: e6f4_becomes_f5d6
// mistake: It looks as if d3 and e6 were mixed up.

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let first = moves.first().map(Square::to_string);
    let turn: fn(i32, i32) -> Square = match first.as_deref() {
        Some("c4") => |column, row| Square::at(7 - column, 7 - row),
        Some("d3") => |column, row| Square::at(row, column),
        Some("e6") => |column, row| Square::at(7 - row, 7 - column),
        _ => Square::at,
    };
    moves.iter().map(|it| turn(it.column(), it.row())).collect()
}
