// caught by: a_game_that_begins_with_f5_stays_as_it_is
// mistake: Only the first move was changed

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    let mut moves = moves.to_vec();
    if let Some(first) = moves.first_mut() {
        *first = "f5".parse().unwrap();
    }
    moves
}
