//! *Every best move*: hard draws one of the best moves, so it needs all of them. Find
//! them with alpha-beta.
//!
//! - Look `depth` moves ahead, at least one, with `phased` as the evaluation.
//! - Return the square of each move that's as good as the best, in the order of
//!   `legal_moves`.
//! - If there's no legal move, there's nothing to return.
//! - You'd get the same squares from chapter 14's `analyze` and `best`, but the point
//!   is to leave out what can't matter. So return how many positions you looked at,
//!   too, as `Search::positions` counts them. The checks compare that with what an
//!   open window for each move would take.
//!
//! You may use everything in the chapter.

use board::{Board, Disc, Square};

/// The best moves, looking this far ahead, and how many positions that took.
pub fn all_best(
    board: &Board,
    to_move: Disc,
    depth: usize,
) -> (Vec<Square>, u64) {
    todo!("what's best for {to_move}, {depth} moves ahead?\n{board}")
}
