// caught by: the_first_square_is_a1
// mistake: It looks as if rows were named from 0: players count from 1.

pub fn name_of(index: usize) -> String {
    if index > 63 {
        return "off the board".to_string();
    }
    let letter = (b'a' + (index % 8) as u8) as char;
    format!("{letter}{}", index / 8)
}
