use crate::{Game, POINT};

/// Estimates what an unfinished position is worth to the side to move, always
/// between minus and plus [`POINT`].
pub type Evaluation<G> = fn(&G) -> i32;

/// Finds what a position is worth to the side to move if both sides play their
/// best, looking `depth` moves ahead. Where that's before the end of the game,
/// the evaluation decides. Counts in `positions` what it looks at.
pub fn minimax<G: Game>(
    game: &G,
    depth: usize,
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
        let value = -minimax(&after, depth - 1, evaluation, positions);
        largest = largest.max(value);
    }
    largest
}
