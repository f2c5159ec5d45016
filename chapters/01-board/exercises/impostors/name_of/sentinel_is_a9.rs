// caught by: the_sentinel_is_off_the_board
// mistake: It looks as if an index past 63 got a name: no square is there.

pub fn name_of(index: usize) -> String {
    let letter = (b'a' + (index % 8) as u8) as char;
    format!("{letter}{}", index / 8 + 1)
}
