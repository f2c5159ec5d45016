// caught by: too_many_bytes_are_none
// mistake: There are bytes after the last move

use board::Square;

pub fn six_bits(bytes: &[u8]) -> Option<Vec<Square>> {
    let (&count, bytes) = bytes.split_first()?;
    let count = usize::from(count);
    if count > 60 || bytes.len() < (6 * count).div_ceil(8) {
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
            .map(|number| Square::new(index(number)))
            .collect(),
    )
}
