//! A challenge. *Fewest replies first* is a rule of thumb, and in the chapter it found
//! the right move before anybody searched. Find a game in which it's badly wrong.
//!
//! - Return the moves that lead to your position, such as `"f5d6c3"`. Exactly 12
//!   squares are empty there, and the side to move has a legal move.
//! - Put its moves in order with `Candidate::by_replies`, which gets `odd_quarters` of
//!   the empty squares. If two cost the same, the
//!   one on the earlier square comes first.
//! - How many discs does the first move give away, compared with the best? The checks want
//!   2, then 10, then 24.
//!
//! You may think of one, or write a program that looks for one, and paste what it
//! finds. Put it into `examples/hunt.rs`, next to `src`, and run it with
//! `cargo run --release -p perfect-endgame-exercises --example hunt`. For chance, there's
//! chapter 13's `Rand`. You may use everything in the chapter.

/// The moves to a position in which the first move in order is a mistake.
pub fn misled() -> String {
    todo!("play a game in which fewest replies are a bad idea")
}
