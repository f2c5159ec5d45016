// caught by: a_game_that_begins_with_f5_stays_as_it_is
// mistake: Each move was changed in its own way: do the same to all of them.

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let turn = |it: &Square| match it.to_string().as_str() {
        "c4" => Square::at(7 - it.column(), 7 - it.row()),
        "e6" => Square::at(it.row(), it.column()),
        "d3" => Square::at(7 - it.row(), 7 - it.column()),
        _ => *it,
    };
    moves.iter().map(turn).collect()
}
