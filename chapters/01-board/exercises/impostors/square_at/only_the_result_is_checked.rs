// caught by: right_of_the_board_is_the_sentinel
// mistake: It looks as if the column is not checked on this side: that is another row.

pub fn square_at(column: i32, row: i32) -> usize {
    let index = row * 8 + column;
    if (0..64).contains(&index) {
        index as usize
    } else {
        64
    }
}
