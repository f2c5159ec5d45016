// caught by: before_the_first_tick_you_see_only_the_placed_disc
// mistake: All the discs turned over at once: flip one per tick.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(before: &Board, square: Square, disc: Disc, _: usize) -> Board {
    let mut shown = *before;
    shown.set(square, disc.into());
    for flip in flips(before, square, disc) {
        shown.set(flip.square, disc.into());
    }
    shown
}
