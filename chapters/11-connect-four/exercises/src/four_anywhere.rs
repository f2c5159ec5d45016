//! A grid of any size, without border and without sentinel. Write the function
//! that finds four equal characters in a line on it.
//!
//! - The rows are the lines of a text, the highest first. All are equally long.
//! - A point is an empty place. Any other character is a disc, and there may be
//!   more than two kinds.
//! - A line runs along one of the four axes.
//! - On the grids that you are asked about, at most one kind has a line.
//!
//! Nothing in the chapter knows such a grid: here you walk on your own.

/// The character that has four in a line.
pub fn four_anywhere(grid: &str) -> Option<char> {
    todo!("find four in a line\n{grid}")
}
