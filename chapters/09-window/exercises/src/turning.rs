//! A player moves in the window, and the discs turn over one after another.
//! Write the function that says what the board looks like after some ticks of
//! the clock.
//!
//! - You see the placed disc at once, before the first tick.
//! - With each tick one more disc turns over, in the order of `flips`. The
//!   others still look the way they did before the move.
//! - White's d2 in the Python document flips e3, d3, d4 and d5, in this order.
//!   After two ticks e3 and d3 are white, and d4 and d5 are still black.
//! - Once they've all turned over, another tick changes nothing.
//! - The move is legal, and the board before it doesn't change.
//!
//! You may use chapters 1 to 4. `State::board` does this job in the chapter;
//! here you do it without.

use board::{Board, Disc, Square};

/// The board as it is seen when `disc` was placed on this square of the board
/// `before` and the clock has ticked so many times since.
pub fn turning(
    before: &Board,
    square: Square,
    disc: Disc,
    ticks: usize,
) -> Board {
    todo!("{disc} plays {square}, and {ticks} ticks go by\n{before}")
}
