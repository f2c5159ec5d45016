//! Whose turn it is may not place a disc just anywhere. Write the function that
//! tells whether a move is legal.
//!
//! - The square must be empty.
//! - In at least one of the eight directions, the disc must bracket a run of
//!   the opponent's.
//! - At the start Black may play c4, but not c3, where nothing is bracketed.
//! - A square that holds `Cell::Border` is not empty: nobody may play there.
//!
//! You may use chapters 1 and 2, and `bracket`. `is_legal` does this job in the
//! chapter; here you do it without.

use board::{Board, Disc, Square};

/// Whether the rules let `disc` be placed on this square.
pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    todo!("may {disc} play {square}?\n{board}")
}
