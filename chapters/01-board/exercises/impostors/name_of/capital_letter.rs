// caught by: the_first_square_is_a1
// mistake: Almost: the letter of a square is a small one.

pub fn name_of(index: usize) -> String {
    if index > 63 {
        return "off the board".to_string();
    }
    let letter = (b'A' + (index % 8) as u8) as char;
    format!("{letter}{}", index / 8 + 1)
}
