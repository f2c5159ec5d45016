//! Games of Othello by chance, about which checks ask.

use board::Square;
use checks::Random;
use end_of_game::{Position, Turn};

/// The first moves of a game between two players who play anything, and the position
/// after them. It has this many moves, or fewer if it's over before; passes are neither
/// counted nor listed.
pub fn random_game(random: &mut Random, moves: usize) -> (Vec<Square>, Position) {
    let (mut played, mut position) = (Vec::new(), Position::start());
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
