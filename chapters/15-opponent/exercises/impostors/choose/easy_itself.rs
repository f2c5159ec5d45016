// caught by: it_plays_legal_moves_and_beats_easy_in_seven_games_of_ten
// mistake: TooWeak(

use board::Square;
use end_of_game::Position;
use evaluation::Engine;
use tic_tac_toe::Rand;
use whole_games::Ply;

pub fn choose(position: &Position, seed: u64) -> Square {
    let engine = Engine {
        depth: 1,
        evaluation: minimax::discs,
    };
    let mut rand = Rand::new(seed);
    match engine.choose(position, &mut rand) {
        Some(Ply::Move(square)) => square,
        _ => Square::OVERFLOW,
    }
}
