// caught by: the_first_square_is_a1
// mistake: The letter comes first.

pub fn name_of(index: usize) -> String {
    let letter = (b'a' + (index % 8) as u8) as char;
    match index {
        0..64 => format!("{}{letter}", index / 8 + 1),
        _ => "off the board".to_string(),
    }
}
