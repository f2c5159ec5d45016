//! Proptest strategies for malformed inputs of parsers.

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A strategy for texts: half of them concatenated pieces of a format, which get further
/// into a parser than random characters.
pub fn any_text(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(select(pieces), 0..24).prop_map(|pieces| pieces.concat());
    prop_oneof![
        3 => pieces,
        2 => "\\PC{0,60}",
        1 => "(.|\n){0,60}",
    ]
}

/// The changes that [`corrupt`] makes: new bytes at some indices, and a length.
pub type Corruption = (Vec<(Index, u8)>, Option<Index>);

/// A strategy for up to three changed bytes and, half of the time, a shorter length.
pub fn any_corruption() -> impl Strategy<Value = Corruption> {
    let change = (any::<Index>(), any::<u8>());
    (prop::collection::vec(change, 0..4), any::<Option<Index>>())
}

/// Changes some bytes, and truncates them.
pub fn corrupt(mut bytes: Vec<u8>, (changes, end): &Corruption) -> Vec<u8> {
    for (index, byte) in changes {
        let length = bytes.len();
        bytes[index.index(length)] = *byte;
    }
    if let Some(end) = end {
        bytes.truncate(end.index(bytes.len()));
    }
    bytes
}
