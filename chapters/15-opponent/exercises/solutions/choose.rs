//! The search looks two moves ahead, and sometimes lets a good move go.

use board::Square;
use end_of_game::Position;
use evaluation::{Engine, evaluate};
use tic_tac_toe::Rand;
use whole_games::Ply;

/// The move to play.
pub fn choose(position: &Position, seed: u64) -> Square {
    let engine = Engine {
        depth: 1,
        evaluation: evaluate::corners,
    };
    let mut rand = Rand::new(seed);
    match engine.choose(position, &mut rand) {
        Some(Ply::Move(square)) => square,
        _ => Square::OVERFLOW,
    }
}
