// caught by: every_place_near_and_far_is_answered_as_in_the_chapter
// mistake: It looks as if this place is not checked before the index is worked out.

pub fn square_at(column: i32, row: i32) -> usize {
    let index = row * 8 + column;
    if column < 0 || column > 7 || row < 0 || row > 7 {
        return 64;
    }
    index as usize
}
