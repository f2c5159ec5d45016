// caught by: it_scores_thirty_to_seventy_percent_against_easy_and_against_medium
// mistake: against medium: too weak

use board::Square;
use end_of_game::Position;

pub fn choose(position: &Position, seed: u64) -> Square {
    let moves: Vec<_> = position.legal_moves().collect();
    moves[seed as usize % moves.len()]
}
