use board::Square;

use crate::shape::{mask, views};

/// Returns the number of contents of `squares` squares: 3^squares.
pub const fn content_count(squares: usize) -> usize {
    3_usize.pow(squares as u32)
}

/// Which contents of a pattern share a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// A content and its mirror images.
    Mirrors,
    /// A content, its mirror images and, with the opposite weight, those with
    /// colors swapped.
    Colors,
}

/// The entry whose weight another entry shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedWeight {
    /// The index of the entry, which may be the same one.
    pub entry: usize,
    /// 1 if the weight is the same, -1 if it's the opposite, and 0 if it must
    /// be 0 because it's its own opposite.
    pub sign: i8,
}

impl SharedWeight {
    /// Tests if the entry at `index` has a weight of its own.
    pub fn is_own(self, index: usize) -> bool {
        self.entry == index && self.sign != 0
    }
}

/// Returns the shared weight of each content of a shape.
pub fn shared_weights(shape: &[Square], sharing: Sharing) -> Vec<SharedWeight> {
    let mirrors = mirrors(shape);
    (0..content_count(shape.len()))
        .map(|content| representative(content, &mirrors, sharing))
        .collect()
}

/// Returns the symmetries of a shape, each as a permutation of its squares.
fn mirrors(shape: &[Square]) -> Vec<Vec<usize>> {
    let index =
        |square: &Square| shape.iter().position(|other| other == square);
    views(shape)
        .iter()
        .filter(|view| mask(view) == mask(shape))
        .map(|view| view.iter().filter_map(index).collect())
        .collect()
}

/// Returns the smallest content that shares its weight with this one.
fn representative(
    content: usize,
    mirrors: &[Vec<usize>],
    sharing: Sharing,
) -> SharedWeight {
    let (mut entry, mut signs) = (usize::MAX, 0);
    for mirror in mirrors {
        let digits = mirror.iter().map(|&i| content / content_count(i) % 3);
        let swapped = digits.clone().map(|digit| (3 - digit) % 3);
        let both = [(number(digits), 1), (number(swapped), -1)];
        let colors = 1 + usize::from(sharing == Sharing::Colors);
        for &(number, sign) in &both[..colors] {
            if number < entry {
                (entry, signs) = (number, 0);
            }
            signs += if number == entry { sign } else { 0 };
        }
    }
    let sign = i8::signum(signs);
    SharedWeight { entry, sign }
}

/// Returns the number with these digits in base 3, the least significant first.
fn number(digits: impl DoubleEndedIterator<Item = usize>) -> usize {
    digits.rev().fold(0, |number, digit| 3 * number + digit)
}
