use board::Square;
use end_of_game::{Position, Turn};

use crate::Random;

/// Plays the first moves of a game at random. Returns them and the position after them.
///
/// The game has `moves` moves, or fewer if it's over before. Passes are neither counted
/// nor listed.
pub fn random_game(random: &mut Random, moves: usize) -> (Vec<Square>, Position) {
    let mut played = Vec::new();
    let mut position = Position::start();
    while played.len() < moves {
        position = match position.turn() {
            Turn::Over => break,
            Turn::Pass => position.passed(),
            Turn::Move => {
                let legal: Vec<_> = position.legal_moves().collect();
                let square = random.one_of(&legal);
                played.push(square);
                position.play(square).expect("a legal move")
            }
        };
    }
    (played, position)
}
