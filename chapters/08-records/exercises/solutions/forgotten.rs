//! Where the sheets first differ, the move is missing, and then everything behind
//! it must be the same. If they never differ, it's the last one.

use board::Square;

/// The number of the move that's missing in the other sheet.
pub fn forgotten(sheet: &[Square], other: &[Square]) -> Option<usize> {
    let pairs = sheet.iter().zip(other);
    let same = pairs.take_while(|(one, two)| one == two).count();
    let rest = sheet.get(same + 1..)?;
    (rest == &other[same..]).then_some(same + 1)
}
