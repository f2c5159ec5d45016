// caught by: half_of_its_games_end_within_twelve_discs
// message: were close

use board::{Disc, Square};
use end_of_game::Position;
use evaluation::{Engine, evaluate};
use whole_games::Ply;

/// Half of the games are won, and the other half is thrown.
pub fn choose(position: &Position, seed: u64) -> Square {
    let engine = Engine {
        depth: 2,
        evaluation: &evaluate::phased,
    };
    let mut considered = engine.analyze(position);
    let turn = seed as usize % considered.len();
    considered.rotate_left(turn);
    let choice =
        considered
            .iter()
            .max_by_key(|scored| match position.to_move {
                Disc::Black => scored.value,
                Disc::White => -scored.value,
            });
    match choice.map(|scored| scored.mv) {
        Some(Ply::Move(square)) => square,
        _ => Square::OVERFLOW,
    }
}
