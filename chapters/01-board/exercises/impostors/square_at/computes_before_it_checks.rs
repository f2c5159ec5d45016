// caught by: every_place_near_and_far_agrees_with_the_chapter
// mistake: It looks as if you work out the index before you check the column and the row. So far off, that overflows.

pub fn square_at(column: i32, row: i32) -> usize {
    let index = row * 8 + column;
    if column < 0 || column > 7 || row < 0 || row > 7 {
        return 64;
    }
    index as usize
}
