//! A search that stops after a while, and yet does the same on every machine: it
//! counts positions instead of seconds.
//!
//! `within(position: &Position, depth: usize, limit: u64) -> Vec<i32>` considers the
//! moves of a position one after another, as `analyze` does with that `depth` and the
//! evaluation `discs`. All of it together may look at `limit` positions, counted
//! as `minimax` counts them. Return the values of the moves that were finished, in
//! the order of `position.moves()`.
//!
//! `must_stop` is too coarse for that, because it's asked every 1,024 positions only.
//! So what else does a search ask at every position? And which values may you believe? A search that was cut short returns a number like any
//! other. And a search that used up the very last position may have been finished with
//! it. So how can you tell whether a move was finished?
//!
//! Some checks look 40 moves ahead. If you only notice afterward that it was too
//! much, they never end.
//!
//! You may use everything up to this chapter.

use end_of_game::Position;

/// What the moves are worth that can be considered within `limit` positions.
pub fn within(position: &Position, depth: usize, limit: u64) -> Vec<i32> {
    todo!("consider moves of {position:?}, {depth} deep, within {limit}")
}
