// caught by: it_scores_twenty_to_forty_percent_against_medium
// mistake: TooStrong(

use board::Square;
use end_of_game::Position;
use evaluation::{Engine, evaluate};
use tic_tac_toe::Rand;
use whole_games::Ply;

pub fn choose(position: &Position, seed: u64) -> Square {
    let engine = Engine {
        depth: 2,
        evaluation: evaluate::corners,
    };
    let mut rand = Rand::new(seed);
    match engine.choose(position, &mut rand) {
        Some(Ply::Move(square)) => square,
        _ => Square::OVERFLOW,
    }
}
