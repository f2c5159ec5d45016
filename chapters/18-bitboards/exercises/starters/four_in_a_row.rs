//! Does a mask have four squares in a row: side by side, one above the other, or
//! along a diagonal? In Connect Four, that's the only question.
//!
//! Look at all squares at once: you don't need a loop over them. The checks write
//! a mask as the list of its squares. You may use everything in chapters 1, 2 and
//! 18.

/// Whether four squares of the mask are in a row.
pub fn four_in_a_row(mask: u64) -> bool {
    todo!("look for four in a row in {mask:#x}")
}
