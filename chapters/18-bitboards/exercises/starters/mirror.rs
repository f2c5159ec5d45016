//! Hold a board up to a mirror: a1 becomes h1, b1 becomes g1, and so on in every
//! row. Rows stay where they are.
//!
//! The checks write a mask as the list of its squares.

/// The mask with left and right exchanged.
pub fn mirror(mask: u64) -> u64 {
    todo!("mirror {mask:#x}")
}
