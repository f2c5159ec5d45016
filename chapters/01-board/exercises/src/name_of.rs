//! Players call a square by its column's letter and its row's number. Write
//! the function that names a square, from its index.
//!
//! - 0 is `a1`, 7 is `h1`, 8 is `a2` and 63 is `h8`.
//! - 64 is the sentinel. Its name is `off the board`, and so is the name of
//!   any larger index.
//!
//! `Square` can name itself in the chapter; here you name it without.

/// The name of the square with this index: `a1` to `h8`, or `off the board`.
pub fn name_of(index: usize) -> String {
    todo!("the name of square {index}")
}
