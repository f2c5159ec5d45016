use bitboards::BitPosition;
use bitboards::squares;
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

/// What a search has found out: a bound on the value, and the move that gives
/// it, if there's one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BestMove {
    /// The bound.
    pub bound: i32,
    /// The move.
    pub square: Option<Square>,
}

/// A move that's legal, and what it leads to.
#[inline]
pub fn candidate(position: BitPosition, square: Square) -> Candidate {
    Candidate {
        cost: 0,
        square,
        after: position.play(square),
    }
}

/// The legal moves, in no particular order.
pub fn candidates(position: BitPosition, shape: &BoardShape) -> Vec<Candidate> {
    let moves = squares(shape.moves(position));
    moves.map(|square| candidate(position, square)).collect()
}
