//! The games below a position are the games below each position after it.

use tic_tac_toe::{Game, Mark};

/// The games that X wins, that O wins, and the draws.
pub fn count_results(game: &Game) -> [u64; 3] {
    if game.is_over() {
        return match game.winner() {
            Some(Mark::X) => [1, 0, 0],
            Some(Mark::O) => [0, 1, 0],
            None => [0, 0, 1],
        };
    }
    let mut sums = [0; 3];
    for spot in game.moves() {
        let mut after = *game;
        if after.play(spot).is_ok() {
            let results = count_results(&after);
            sums = std::array::from_fn(|place| sums[place] + results[place]);
        }
    }
    sums
}
