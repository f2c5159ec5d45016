//! The chapter asks every empty square whether you can play there. That's quick
//! late in a game, when few squares are empty. Early on there are few discs, and
//! it's quicker to start from those: a bracket has two ends, and you can find it
//! from either. Write the function that finds all legal moves from the discs
//! that are on the board already.
//!
//! - Black's disc on e4 looks west: d4 is white and c4 is empty. So c4 is a
//!   legal move.
//! - The squares come in the order of the board, from a1 to h8: at the start
//!   d3, c4, f5, e6.
//! - Each square appears once, however many discs lead to it.
//!
//! You may use chapters 1 and 2, but nothing of chapter 3.

use board::{Board, Disc, Square};

/// The squares on which `disc` may be placed, from a1 to h8.
pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    todo!("list the legal moves of {disc}\n{board}")
}
