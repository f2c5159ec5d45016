//! Tables that don't fit.

use std::mem::size_of;

use end_of_game::Position;
use pretty_assertions::assert_eq;
use transpositions::{Entry, TooLarge, allocate};
use whole_games::Ply;

#[test]
fn allocation_failure_names_a_size_that_fits() {
    let TooLarge { asked, fits } = allocate::<u64>(1 << 40).unwrap_err();
    assert_eq!(asked, 1 << 40);
    assert!(fits > 0 && allocate::<u64>(fits).is_ok(), "{fits}");
}

#[test]
fn error_names_a_size_that_fits() {
    let error = TooLarge {
        asked: 900_000,
        fits: 7_031,
    };
    let sentence = "a table of 900000 megabytes doesn't fit in memory: 7031 \
                    would";
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn rejects_size_that_overflows() {
    assert!(allocate::<u64>(usize::MAX).is_err());
}

#[test]
fn table_has_at_least_one_entry() {
    assert!(allocate::<[u64; 100]>(0).unwrap().capacity() >= 1);
}

#[test]
#[cfg(target_pointer_width = "64")]
fn othello_entry_has_88_bytes() {
    type Slot = Option<Entry<Position, Ply>>;
    assert_eq!(size_of::<Slot>(), 88);
    assert_eq!(allocate::<Slot>(1).unwrap().capacity(), 11_915);
    assert_eq!(allocate::<Slot>(16).unwrap().capacity(), 190_650);
}
