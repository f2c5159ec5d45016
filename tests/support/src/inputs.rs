//! Inputs that are wrong in interesting ways, for the properties of readers.

use std::env;

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// How many inputs of each kind a reader gets: 1,500, or as many as
/// `OTHELLIER_INPUTS` says.
pub fn many() -> ProptestConfig {
    let asked = env::var("OTHELLIER_INPUTS").ok();
    let inputs = asked.map_or(1_500, |text| text.parse().expect("a number"));
    ProptestConfig { cases: inputs, failure_persistence: None, ..ProptestConfig::default() }
}

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
