//! What's known of a position is what its moves say and what its own entry says, and
//! both are true. Each position is looked at once.

use std::collections::HashMap;

use transpositions::Bounds;

fn know(
    position: usize,
    moves: &[Vec<usize>],
    bounds: &[(i32, i32)],
    seen: &mut HashMap<usize, Bounds>,
) -> Bounds {
    if let Some(known) = seen.get(&position) {
        return *known;
    }
    let (lower, upper) = bounds[position];
    let mut known = Bounds { lower, upper };
    let after = moves[position].iter();
    let theirs: Vec<Bounds> = after
        .map(|&after| know(after, moves, bounds, seen))
        .collect();
    let lower = theirs.iter().map(|theirs| -theirs.upper).max();
    let upper = theirs.iter().map(|theirs| -theirs.lower).max();
    if let (Some(lower), Some(upper)) = (lower, upper) {
        known = known.and(Bounds { lower, upper });
    }
    seen.insert(position, known);
    known
}

/// What the table knows about position 0.
pub fn known(moves: &[Vec<usize>], bounds: &[(i32, i32)]) -> (i32, i32) {
    let Bounds { lower, upper } = know(0, moves, bounds, &mut HashMap::new());
    (lower, upper)
}
