// caught by: it_plays_legal_moves_and_beats_easy_in_seven_games_of_ten
// mistake: TooWeak(

use board::Square;
use end_of_game::Position;

pub fn choose(position: &Position, seed: u64) -> Square {
    let moves: Vec<_> = position.legal_moves().collect();
    moves[seed as usize % moves.len()]
}
