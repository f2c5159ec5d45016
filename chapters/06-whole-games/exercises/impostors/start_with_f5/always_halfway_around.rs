// caught by: e6f4_becomes_f5d6
// mistake: It looks as if the board was always turned halfway around

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let turn =
        |square: &Square| Square::at(7 - square.column(), 7 - square.row());
    match moves.first().map(Square::to_string).as_deref() {
        None | Some("f5") => moves.to_vec(),
        Some(_) => moves.iter().map(turn).collect(),
    }
}
