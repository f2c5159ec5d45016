//! A row has eight squares, so one row down is 8 more. The bounds come first:
//! after the multiplication it would be too late.

/// The index of the square in this column and row, both from 0 to 7; 64 for
/// any other place.
pub fn square_at(column: i32, row: i32) -> usize {
    match (column, row) {
        (0..8, 0..8) => (row * 8 + column) as usize,
        _ => 64,
    }
}
