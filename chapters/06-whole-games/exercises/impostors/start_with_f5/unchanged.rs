// caught by: a_game_that_begins_with_f5_stays_as_it_is
// mistake: The game still begins somewhere else.

use board::Square;

pub fn start_with_f5(moves: &[Square]) -> Vec<Square> {
    moves.to_vec()
}
