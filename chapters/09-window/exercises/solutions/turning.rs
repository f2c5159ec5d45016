//! What is seen depends on the move and the ticks, and on nothing else: no
//! earlier picture is needed. `take` gives all flips when there are fewer.

use board::{Board, Disc, Square};
use flipping::flips;

/// The board as it is seen when `disc` was placed on this square of the board
/// `before` and the clock has ticked so many times since.
pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    let mut shown = *before;
    shown.set(square, disc.into());
    for flip in flips(before, square, disc).take(ticks) {
        shown.set(flip.square, disc.into());
    }
    shown
}
