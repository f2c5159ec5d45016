//! The example positions of the documents, and a parser of square names.

use board::Square;
pub use example_positions::{Example, example, examples};

/// Returns the square with this name, such as `c6`.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}
