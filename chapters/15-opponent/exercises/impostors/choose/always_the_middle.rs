// caught by: it_scores_thirty_to_seventy_percent_against_easy_and_against_medium
// mistake: which is illegal

use board::Square;
use end_of_game::Position;

pub fn choose(position: &Position, seed: u64) -> Square {
    let near = position.board.to_string().len() + seed as usize;
    Square::new(near % 64)
}
