use bitboards::{BitPosition, squares};
use board::Square;

use crate::BoardShape;

/// Something to play, and what it leads to. The lowest cost is tried first.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// How unpromising it is.
    pub cost: i32,
    /// The square.
    pub square: Square,
    /// The position after it, as the opponent sees it.
    pub after: BitPosition,
}

/// The legal moves, in no particular order.
pub fn candidates(position: BitPosition, shape: &BoardShape) -> Vec<Candidate> {
    let candidate = |square| Candidate {
        cost: 0,
        square,
        after: position.play(square),
    };
    squares(shape.moves(position)).map(candidate).collect()
}
