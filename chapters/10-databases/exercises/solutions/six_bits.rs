//! The bits have numbers of their own, as if there were no bytes.

use board::Square;

/// The moves of this game, or `None` if the bytes aren't a game.
pub fn six_bits(bytes: &[u8]) -> Option<Vec<Square>> {
    let (&count, bytes) = bytes.split_first()?;
    let count = usize::from(count);
    if count > 60 || bytes.len() != (6 * count).div_ceil(8) {
        return None;
    }
    let bit = |at: usize| usize::from(bytes[at / 8] >> (7 - at % 8) & 1);
    let index = |number: usize| {
        (6 * number..6 * number + 6).fold(0, |index, at| 2 * index + bit(at))
    };
    Some(
        (0..count)
            .map(|number| Square::new(index(number)))
            .collect(),
    )
}
