// caught by: a_game_that_begins_with_f5_stays_as_it_is
// mistake: It looks as if rows and columns always changed places

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let turn = |square: &Square| Square::at(square.row(), square.column());
    match moves.first().map(Square::to_string).as_deref() {
        None | Some("f5") => moves.to_vec(),
        Some(_) => moves.iter().map(turn).collect(),
    }
}
