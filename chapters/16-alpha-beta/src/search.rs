use minimax::{Evaluation, Game, POINT};

use crate::Window;

/// What a leaf is worth: its result, or what the evaluation makes of it.
fn leaf_value<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> Option<i32> {
    match game.result() {
        Some(points) => Some(points * POINT),
        None => (depth == 0).then(|| evaluation(game)),
    }
}

/// Finds minimax's value if it's inside the window, and else a bound: what's
/// `alpha` or less is at least the value, what's `beta` or more at most.
pub fn alpha_beta<G: Game>(
    game: &G,
    depth: usize,
    window: Window,
    evaluation: Evaluation<G>,
    positions: &mut u64,
) -> i32 {
    *positions += 1;
    if let Some(value) = leaf_value(game, depth, evaluation) {
        return value;
    }
    let mut largest = -i32::MAX;
    for its_move in game.moves() {
        let after = game.after(its_move);
        let left = window.above(largest).turned();
        let value = -alpha_beta(&after, depth - 1, left, evaluation, positions);
        largest = largest.max(value);
        if largest >= window.beta {
            break;
        }
    }
    largest
}
