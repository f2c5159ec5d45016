//! Weights as bytes.

use bitboards::BitPosition;
use patterns::{NotWeights, Weights};
use pretty_assertions::assert_eq;

#[test]
fn what_is_written_can_be_read() {
    let bytes = Weights::small().write();
    let read = Weights::read(&bytes).unwrap();
    assert!(read.write() == bytes);
    let start = BitPosition::start();
    assert_eq!(read.value(&start), Weights::small().value(&start));
}

#[test]
fn the_sets_are_small_enough() {
    assert!(Weights::small().write().len() < 6_000);
    assert!(Weights::medium().write().len() < 52_000);
    assert!(Weights::large().write().len() < 1 << 20);
}

#[test]
fn other_bytes_are_refused() {
    let bytes = Weights::small().write();
    let mut long = bytes.clone();
    long.push(0);
    let short = &bytes[..bytes.len() - 1];
    let refused = [
        b"".as_slice(),
        b"othellier weights 2: 2 phases: zz\n",
        short,
        &long,
    ];
    for bytes in refused {
        assert_eq!(Weights::read(bytes).unwrap_err(), NotWeights);
    }
}
