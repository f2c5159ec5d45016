// caught by: d2_flips_one_more_disc_with_each_tick
// mistake: The discs turned over from the last to the first: keep the order of `flips`.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    let mut shown = *before;
    shown.set(square, disc.into());
    let flips: Vec<_> = flips(before, square, disc).collect();
    for flip in flips.into_iter().rev().take(ticks) {
        shown.set(flip.square, disc.into());
    }
    shown
}
