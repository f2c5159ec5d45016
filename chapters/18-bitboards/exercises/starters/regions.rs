//! Late in a game, the empty squares fall apart into holes, and a good player
//! counts them: in a hole with an odd number of squares, whoever begins has the
//! last move.
//!
//! How many holes does a mask have? Squares belong together if they're next to
//! each other in a row or in a column. Two squares that only touch at a corner
//! don't. The checks write a mask as the list of its squares. You may use
//! everything in chapters 1, 2 and 18.

/// How many regions the squares of this mask form.
pub fn regions(mask: u64) -> usize {
    todo!("count the regions of {mask:#x}")
}
