// caught by: a_game_without_a_move_stays_as_it_is
// mistake: A game without a move has no first move

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let (column, row) = (moves[0].column(), moves[0].row());
    let turn: fn(i32, i32) -> Square = match (column, row) {
        (2, 3) => |column, row| Square::at(7 - column, 7 - row),
        (4, 5) => |column, row| Square::at(row, column),
        (3, 2) => |column, row| Square::at(7 - row, 7 - column),
        _ => Square::at,
    };
    moves
        .iter()
        .map(|square| turn(square.column(), square.row()))
        .collect()
}
