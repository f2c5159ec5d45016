//! A fork wins: you threaten to complete four on two squares at once, and your
//! opponent has one disc to drop.
//!
//! - `forks(columns)` gets a game that isn't over, such as `"4455"`.
//! - Return the letters of all columns in which the side to move makes a fork with
//!   its next disc, from a to g, such as `"cf"`. If there's none, that's `""`.
//! - A square counts if a disc can land on it right away, and completes four there.
//! - Whoever completes four has won, and needs no fork.
//!
//! You may use everything in the chapter.

/// The columns that make a fork, from a to g.
pub fn forks(columns: &str) -> String {
    todo!("which columns make a fork after {columns}?")
}
