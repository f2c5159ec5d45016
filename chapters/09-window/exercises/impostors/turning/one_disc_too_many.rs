// caught by: before_the_first_tick_only_the_placed_disc_is_seen
// mistake: One disc too many has turned over: before the first tick, none has.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    let mut seen = *before;
    seen.set(square, disc.into());
    for (number, flip) in flips(before, square, disc).enumerate() {
        if number <= ticks {
            seen.set(flip.square, disc.into());
        }
    }
    seen
}
