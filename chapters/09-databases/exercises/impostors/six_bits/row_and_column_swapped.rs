// caught by: one_move_is_the_six_highest_bits
// mistake: It looks as if row and column changed places

use board::Square;

pub fn six_bits(bytes: &[u8]) -> Option<Vec<Square>> {
    let (&count, bytes) = bytes.split_first()?;
    let count = usize::from(count);
    if count > 60 || bytes.len() != (6 * count).div_ceil(8) {
        return None;
    }
    let bit = |at: usize| {
        let byte = bytes.get(at / 8).copied().unwrap_or(0);
        usize::from(byte >> (7 - at % 8) & 1)
    };
    let index = |number: usize| {
        (6 * number..6 * number + 6).fold(0, |index, at| 2 * index + bit(at))
    };
    Some(
        (0..count)
            .map(|number| {
                Square::new(index(number) % 8 * 8 + index(number) / 8)
            })
            .collect(),
    )
}
