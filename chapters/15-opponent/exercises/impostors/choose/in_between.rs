// caught by: it_scores_thirty_to_seventy_percent_against_easy_and_against_medium
// mistake: against easy: too strong

use board::Square;
use end_of_game::Position;
use evaluation::{Engine, evaluate};
use tic_tac_toe::Rand;
use whole_games::Ply;

pub fn choose(position: &Position, seed: u64) -> Square {
    let engine = Engine {
        depth: 1,
        evaluation: &evaluate::corners,
    };
    match engine.choose(position, &mut Rand::new(seed)) {
        Some(Ply::Move(square)) => square,
        _ => Square::OVERFLOW,
    }
}
