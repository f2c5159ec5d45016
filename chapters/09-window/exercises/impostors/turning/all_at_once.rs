// caught by: before_the_first_tick_only_the_placed_disc_is_seen
// mistake: The discs turned over all at once: one with each tick.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(before: &Board, square: Square, disc: Disc, _: usize) -> Board {
    let mut seen = *before;
    seen.set(square, disc.into());
    for flip in flips(before, square, disc) {
        seen.set(flip.square, disc.into());
    }
    seen
}
