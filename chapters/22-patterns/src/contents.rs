use board::Square;

use crate::shape::{mask, views};

/// How many contents `squares` squares can have, each empty, own or the
/// opponent's.
pub const fn contents(squares: usize) -> usize {
    3_usize.pow(squares as u32)
}

/// Which contents share a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// A content and its mirror images.
    Mirrors,
    /// The same with all discs turned over, whose weight is the opposite.
    Colors,
}

/// The entry whose weight another entry shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedWeight {
    /// The entry. It may be the same one.
    pub entry: usize,
    /// -1 if the weight is its opposite, since the colors are swapped; 0 if it
    /// must be its own opposite.
    pub sign: i8,
}

impl SharedWeight {
    /// Whether the entry at this place has a weight of its own.
    pub fn is_at(self, place: usize) -> bool {
        self.entry == place && self.sign != 0
    }
}

/// For each content of a shape, the smallest number among those that share its
/// weight.
pub fn shared(shape: &[Square], sharing: Sharing) -> Vec<SharedWeight> {
    let mirrors = mirrors(shape);
    let entries = 0..contents(shape.len());
    entries
        .map(|content| smallest(content, &mirrors, sharing))
        .collect()
}

/// Where each square goes in the views that cover the same squares.
fn mirrors(shape: &[Square]) -> Vec<Vec<usize>> {
    let same = views(shape)
        .into_iter()
        .filter(|view| mask(view) == mask(shape));
    let place =
        |square: &Square| shape.iter().position(|other| other == square);
    same.map(|view| view.iter().filter_map(place).collect())
        .collect()
}

fn smallest(
    content: usize,
    mirrors: &[Vec<usize>],
    sharing: Sharing,
) -> SharedWeight {
    let (mut entry, mut signs) = (usize::MAX, 0);
    for mirror in mirrors {
        let seen = mirror.iter().map(|&place| content / contents(place) % 3);
        let swapped = seen.clone().map(|digit| (3 - digit) % 3);
        let both = [(number(seen), 1), (number(swapped), -1)];
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

/// The number with these digits in base 3, the least significant first.
fn number(digits: impl DoubleEndedIterator<Item = usize>) -> usize {
    digits.rev().fold(0, |number, digit| 3 * number + digit)
}
