//! You're looking at a recorded game, and you want to see another of its
//! positions. Write the function that says how few presses that takes.
//!
//! - There are four buttons: `0` goes to the start, `<<` one move back, `>>` one
//!   move forward, and `Max` to the end.
//! - A place is the number of moves made: 0 at the start, and `moves` at the end.
//! - `from` is where you are, and `to` is where you want to be. Neither is past
//!   the end.
//!
//! In a game of 60 moves, it takes 3 presses from move 30 to move 2: `0`, `>>`
//! and `>>`.

/// The fewest presses that lead from one place of the game to the other.
pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    todo!("go from move {from} to move {to} of {moves}")
}
