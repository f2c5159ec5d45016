// caught by: it_plays_legal_moves_and_beats_easy_in_seven_games_of_ten
// mistake: Illegal(

use board::Square;
use end_of_game::Position;

pub fn choose(position: &Position, seed: u64) -> Square {
    let near = position.board.to_string().len() + seed as usize;
    Square::new(near % 64)
}
