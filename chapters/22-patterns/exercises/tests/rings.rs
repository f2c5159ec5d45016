//! The checks of `rings`.

use std::time::Duration;

use checks::Task;
use patterns_exercises::rings::rings;

/// Up to ten places. (A027671 in the encyclopedia of integer sequences.)
const RINGS: [usize; 10] = [3, 6, 10, 21, 39, 92, 198, 498, 1219, 3210];

/// The same if a ring can be turned, but not be looked at in a mirror.
const TURNED: [usize; 10] = [3, 6, 11, 24, 51, 130, 315, 834, 2195, 5934];

fn task() -> Task<(usize,), usize> {
    Task::new("rings", |(places,)| rings(places))
        .time_limit(Duration::from_secs(10))
        .mistake(
            "You've turned the ring. Look at it in a mirror, too: it may be \
             read in either direction.",
            |(places,)| TURNED[places - 1],
        )
        .mistake(
            "You've looked in the mirror. Turn the ring, too: nobody can say \
             where it begins.",
            |(places,)| mirrored(places),
        )
        .mistake(
            "Contents that share a weight need one between them, and you \
             counted them all.",
            |(places,)| power(places),
        )
        .mistake(
            "Not every content has as many versions as there are places: one \
             that's the same everywhere has a single version.",
            |(places,)| power(places) / places,
        )
        .mistake(
            "Not every content has twice as many versions as there are places: \
             some look the same when they're turned, or in a mirror.",
            |(places,)| power(places) / (2 * places),
        )
        .mistake(
            "That's how many places are ours and theirs. It also matters where \
             they are.",
            |(places,)| (places + 1) * (places + 2) / 2,
        )
}

fn power(places: usize) -> usize {
    3_usize.pow(places as u32)
}

/// A row that may be read from either end: half of the contents, and half of
/// those that are their own mirror image once more.
fn mirrored(places: usize) -> usize {
    (power(places) + power(places.div_ceil(2))) / 2
}

#[track_caller]
fn expect(places: std::ops::RangeInclusive<usize>) {
    task().expect(places.map(|places| ((places,), RINGS[places - 1])));
}

#[test]
fn a_ring_can_be_turned() {
    expect(1..=4);
}

#[test]
fn some_rings_are_their_own_mirror_image() {
    expect(5..=7);
}

#[test]
fn a_ring_of_ten() {
    expect(8..=10);
}
