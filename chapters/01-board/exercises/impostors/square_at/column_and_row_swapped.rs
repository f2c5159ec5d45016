// caught by: the_column_comes_before_the_row
// mistake: It looks as if the column and the row changed places.

pub fn square_at(column: i32, row: i32) -> usize {
    match (column, row) {
        (0..8, 0..8) => (column * 8 + row) as usize,
        _ => 64,
    }
}
