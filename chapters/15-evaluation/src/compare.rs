use end_of_game::Position;
use minimax::Evaluation;
use tic_tac_toe::Rand;

use crate::{Engine, Tally, openings, play_match};

/// Plays one evaluation against another at this depth, two games from each
/// opening.
pub fn compare(evaluations: [Evaluation<Position>; 2], depth: usize) -> Tally {
    let [one, other] =
        evaluations.map(|evaluation| Engine { depth, evaluation });
    let (openings, mut rand) = (openings(), Rand::new(1));
    let games = 2 * openings.len();
    let [first, second] =
        play_match([&one, &other], &openings, games, &mut rand);
    first + second
}
