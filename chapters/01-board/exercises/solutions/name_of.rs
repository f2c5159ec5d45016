//! The remainder of a division by 8 is the column, the quotient is the row.
//! Indexes count from 0 and players from 1, hence the `+ 1`.

/// The name of the square with this index: `a1` to `h8`, or `off the board`.
pub fn name_of(index: usize) -> String {
    if index > 63 {
        return "off the board".to_string();
    }
    let letter = (b'a' + (index % 8) as u8) as char;
    format!("{letter}{}", index / 8 + 1)
}
