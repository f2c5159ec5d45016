// caught by: more_ticks_than_discs_change_nothing
// mistake: There are more ticks than discs: once they've all turned over, nothing more happens.

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
    for flip in &flips[..ticks] {
        shown.set(flip.square, disc.into());
    }
    shown
}
