//! Tests of the figures and the pictures of the book.

mod board_blocks;
mod drawn_pictures;
mod hand_drawn_pictures;
mod positions;
mod style;

use std::path::Path;

/// Returns the folder `book` of the repository.
fn book() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../book"))
}
