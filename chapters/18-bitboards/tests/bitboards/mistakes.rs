//! The mistake that the page shows.

use bitboards::{BitPosition, carry, perft, perft_with};

/// Shifts along each axis, and nothing keeps a run on the board.
fn ends_that_wrap(position: BitPosition) -> u64 {
    let BitPosition { own, opponent } = position;
    let mut ends = 0;
    for step in [1, 7, 8, 9] {
        let (mut up, mut down) = (own << step, own >> step);
        for _ in 0..6 {
            (up, down) = ((up & opponent) << step, (down & opponent) >> step);
            ends |= up | down;
        }
    }
    ends
}

#[test]
fn missing_edge_masks_first_fail_at_ply_7() {
    let start = BitPosition::start();
    let count = |depth| perft_with(start, depth, ends_that_wrap, carry::flips);
    for depth in 0..=6 {
        assert_eq!(count(depth), perft(start, depth));
    }
    assert_eq!(count(7) - perft(start, 7), 42);
}
