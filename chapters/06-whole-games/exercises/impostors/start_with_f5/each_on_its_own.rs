// caught by: a_game_that_begins_with_f5_stays_as_it_is
// mistake: Each move was changed in its own way: do the same to all of them.

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let turn = |square: &Square| match square.to_string().as_str() {
        "c4" => Square::at(7 - square.column(), 7 - square.row()),
        "e6" => Square::at(square.row(), square.column()),
        "d3" => Square::at(7 - square.row(), 7 - square.column()),
        _ => *square,
    };
    moves.iter().map(turn).collect()
}
