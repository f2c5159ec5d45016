//! Inputs that are wrong in interesting ways, for the properties of readers.

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A text: mostly pieces of a format in any order, since they are wrong in more
/// interesting ways than any text.
pub fn any_text(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(select(pieces), 0..24).prop_map(|pieces| pieces.concat());
    prop_oneof![
        3 => pieces,
        2 => "\\PC{0,60}",
        1 => "(.|\n){0,60}",
    ]
}

/// What [`spoil`] does to bytes.
pub type Damage = (Vec<(Index, u8)>, Option<Index>);

/// A few bytes to be changed, and perhaps an end.
pub fn any_damage() -> impl Strategy<Value = Damage> {
    let change = (any::<Index>(), any::<u8>());
    (prop::collection::vec(change, 0..4), any::<Option<Index>>())
}

/// The bytes with some of them changed, and cut short.
pub fn spoil(mut bytes: Vec<u8>, (changes, end): &Damage) -> Vec<u8> {
    for (at, byte) in changes {
        let length = bytes.len();
        bytes[at.index(length)] = *byte;
    }
    if let Some(end) = end {
        bytes.truncate(end.index(bytes.len()));
    }
    bytes
}
