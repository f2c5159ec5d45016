// caught by: below_and_above_the_board_is_the_sentinel
// mistake: It looks as if nothing checks the row on this side. Only 64 is the sentinel.

pub fn square_at(column: i32, row: i32) -> usize {
    if column < 0 || column > 7 {
        return 64;
    }
    (row * 8 + column) as usize
}
