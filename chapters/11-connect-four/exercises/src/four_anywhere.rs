//! Here's a grid of any size, without a border and without a sentinel. Write
//! the function that finds four equal characters in a line on it.
//!
//! - The rows are the lines of a text, the top row first. They're all equally
//!   long.
//! - A point is an empty place. Any other character is a disc, and there can
//!   be more than two kinds.
//! - A line runs along one of the four axes.
//! - On the grids you're asked about, at most one kind has a line.
//!
//! Nothing in the chapter knows such a grid: here you walk on your own.

/// The character that has four in a line.
pub fn four_anywhere(grid: &str) -> Option<char> {
    todo!("find four in a line\n{grid}")
}
