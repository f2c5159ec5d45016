//! Here's a grid of any size, with no border and no sentinel. Write the function
//! that finds four equal characters in a line on it.
//!
//! - The rows are the lines of a text, the top row first. They all have the
//!   same length.
//! - A dot is an empty place. Any other character is a disc, and there can be
//!   more than two kinds.
//! - A line runs along one of the four axes.
//! - On the grids you're asked about, at most one character has a line.
//!
//! Nothing in the chapter can read a grid like this. You're walking on your own.

/// The character that has four in a line.
pub fn four_anywhere(grid: &str) -> Option<char> {
    todo!("find four in a line\n{grid}")
}
