// caught by: before_the_first_tick_you_see_only_the_placed_disc
// mistake: The placed disc is missing: you see it at once, before any tick.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    let mut shown = *before;
    for flip in flips(before, square, disc).take(ticks) {
        shown.set(flip.square, disc.into());
    }
    if ticks >= flips(before, square, disc).count() {
        shown.set(square, disc.into());
    }
    shown
}
