// caught by: the_letter_is_the_column_and_the_number_is_the_row
// mistake: It looks as if letter and number changed places.

pub fn name_of(index: usize) -> String {
    if index > 63 {
        return "off the board".to_string();
    }
    let letter = (b'a' + (index / 8) as u8) as char;
    format!("{letter}{}", index % 8 + 1)
}
