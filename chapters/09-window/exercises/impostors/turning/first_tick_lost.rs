// caught by: after_one_tick_f5_has_flipped_e5
// mistake: You lost the first tick: the placed disc doesn't need one, so the first flip gets it.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    let mut shown = *before;
    let squares = flips(before, square, disc).map(|flip| flip.square);
    for square in [square].into_iter().chain(squares).take(ticks) {
        shown.set(square, disc.into());
    }
    shown
}
