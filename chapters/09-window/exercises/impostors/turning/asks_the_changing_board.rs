// caught by: d2_flips_one_more_disc_with_each_tick
// mistake: had already turned over: ask about the board before the move.

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
    for _ in 0..ticks {
        let first = flips(&shown, square, disc).next();
        if let Some(flip) = first {
            shown.set(flip.square, disc.into());
        }
    }
    shown
}
