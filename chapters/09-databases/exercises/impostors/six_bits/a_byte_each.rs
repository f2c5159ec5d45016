// caught by: a_move_goes_on_in_the_next_byte
// mistake: It looks as if each move takes a whole byte

use board::Square;

pub fn six_bits(bytes: &[u8]) -> Option<Vec<Square>> {
    let (&count, bytes) = bytes.split_first()?;
    let count = usize::from(count);
    if count > 60 || bytes.len() != (6 * count).div_ceil(8) {
        return None;
    }
    let byte = |number: usize| bytes.get(number).copied().unwrap_or(0);
    let square = |number| Square::new(usize::from(byte(number) >> 2));
    Some((0..count).map(square).collect())
}
