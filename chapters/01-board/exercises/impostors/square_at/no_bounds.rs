// caught by: right_of_the_board_is_the_sentinel
// mistake: It looks as if nothing checks the column on this side, and the index ends up in another row.

pub fn square_at(column: i32, row: i32) -> usize {
    (row * 8 + column) as usize
}
