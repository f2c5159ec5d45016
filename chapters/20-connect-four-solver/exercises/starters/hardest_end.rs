//! A challenge. The solver looks at 44 positions, on average, to solve the end of a game
//! of Connect Four. Find an end that's harder.
//!
//! - Return the columns that lead to your position, such as `"4455"`.
//! - At least 28 discs have been dropped, so at most 14 squares are empty, and the
//!   game isn't over.
//! - What counts is how many positions `Solver::solve` looks at, with an empty table of
//!   1 megabyte. The checks want 500, then 2,000, then 4,000.
//!
//! You may think of one, or write a program that looks for one, and paste what it
//! finds. Put it into `examples/hunt.rs`, next to `src`, and run it with
//! `cargo run --release -p connect-four-solver-exercises --example hunt`. For chance, there's
//! chapter 13's `Rand`. You may use everything in the chapter.

/// The columns of a game of Connect Four whose end is hard to solve.
pub fn hardest_end() -> String {
    todo!("drop 28 discs so that the rest is hard")
}
