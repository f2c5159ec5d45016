use alpha_beta::Window;
use bitboards::BitPosition;
use board::Square;

use crate::{BestMove, Candidate};

/// Chapter 19's table, for positions in bits.
pub type Table = transpositions::Table<BitPosition, Square>;

/// A window that nothing fits into: it asks whether a value is more than `alpha`.
pub fn more_than(alpha: i32) -> Window {
    let beta = alpha + 1;
    Window { alpha, beta }
}

/// The first move that's known to be worth more than `alpha`, as in chapter 20.
pub fn cutoff(
    table: &Table,
    moves: &[Candidate],
    alpha: i32,
) -> Option<BestMove> {
    moves.iter().find_map(|candidate| {
        let bounds = table.find(&candidate.after)?.bounds;
        let bound = -bounds.answer(more_than(alpha).turned())?;
        let square = Some(candidate.square);
        (bound > alpha).then_some(BestMove { bound, square })
    })
}
