use minimax::{Evaluation, Game, POINT};

use crate::Window;

/// Finds the value that minimax finds, if it's inside the window, and leaves out
/// what can't matter. Otherwise it finds a bound: if that's `alpha` or less, the
/// value isn't more than it, and if it's `beta` or more, the value isn't less.
pub fn alpha_beta<G: Game>(
    game: &G,
    depth: usize,
    window: Window,
    evaluation: Evaluation<G>,
    positions: &mut u64,
) -> i32 {
    *positions += 1;
    if let Some(points) = game.result() {
        return points * POINT;
    }
    if depth == 0 {
        return evaluation(game);
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
