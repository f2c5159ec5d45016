// caught by: every_place_near_and_far_is_answered_as_in_the_chapter
// mistake: The index is computed first: check the place before, it may be far away.

pub fn square_at(column: i32, row: i32) -> usize {
    let index = row * 8 + column;
    if column < 0 || column > 7 || row < 0 || row > 7 {
        return 64;
    }
    index as usize
}
