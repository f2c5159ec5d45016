// caught by: before_the_first_tick_only_the_placed_disc_is_seen
// mistake: The placed disc is missing: it is seen at once, before any tick.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    let mut seen = *before;
    for flip in flips(before, square, disc).take(ticks) {
        seen.set(flip.square, disc.into());
    }
    if ticks >= flips(before, square, disc).count() {
        seen.set(square, disc.into());
    }
    seen
}
