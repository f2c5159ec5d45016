use crate::{Game, POINT};

/// What a position that is not the end is worth to the side to move: an
/// estimate, less than [`POINT`] in size.
pub type Evaluation<G> = fn(&G) -> i32;

/// What a position is worth to the side to move, if both sides play their best
/// and the search looks so many moves ahead. Where it ends before the game
/// does, it asks the evaluation.
///
/// Each position that it looks at, this one included, is counted.
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
