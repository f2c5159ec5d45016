use bitboards::BitPosition;
use patterns::{NotWeights, Weights};
use pretty_assertions::assert_eq;

#[test]
fn weights_round_trip() {
    let bytes = Weights::small().write();
    let read = Weights::read(&bytes).unwrap();
    assert!(read.write() == bytes);
    let start = BitPosition::start();
    assert_eq!(read.value(&start), Weights::small().value(&start));
}

#[test]
fn files_are_small_enough() {
    assert!(Weights::small().write().len() < 6_000);
    assert!(Weights::medium().write().len() < 52_000);
    assert!(Weights::large().write().len() < 1 << 20);
}

#[test]
fn rejects_invalid_bytes() {
    let bytes = Weights::small().write();
    let mut long = bytes.clone();
    long.push(0);
    let short = &bytes[..bytes.len() - 1];
    let invalid = [
        b"".as_slice(),
        b"othellier weights 2: 2 phases: zz\n",
        short,
        &long,
    ];
    for bytes in invalid {
        assert_eq!(Weights::read(bytes).unwrap_err(), NotWeights);
    }
}
