use bitboards::{BitPosition, squares};
use board::Square;

use crate::BoardShape;

/// A move with the position after it and its cost for move ordering.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The cost. Cheap moves are searched first.
    pub cost: i32,
    /// The square of the move.
    pub square: Square,
    /// The position after the move, with the opponent to move.
    pub after: BitPosition,
}

/// Returns the legal moves without their costs.
pub fn candidates(position: BitPosition, shape: &BoardShape) -> Vec<Candidate> {
    let candidate = |square| Candidate {
        cost: 0,
        square,
        after: position.play(square),
    };
    squares(shape.moves(position)).map(candidate).collect()
}
