// caught by: before_the_first_tick_you_see_only_the_placed_disc
// mistake: One disc too many has turned over: before the first tick, there are none.

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
    for (number, flip) in flips(before, square, disc).enumerate() {
        if number <= ticks {
            shown.set(flip.square, disc.into());
        }
    }
    shown
}
