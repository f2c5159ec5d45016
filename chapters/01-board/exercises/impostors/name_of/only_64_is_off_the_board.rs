// caught by: every_index_is_named_as_in_the_chapter
// mistake: It looks as if an index past 63 got a name: no square is there.

pub fn name_of(index: usize) -> String {
    if index == 64 {
        return "off the board".to_string();
    }
    let letter = (b'a' + (index % 8) as u8) as char;
    format!("{letter}{}", index / 8 + 1)
}
