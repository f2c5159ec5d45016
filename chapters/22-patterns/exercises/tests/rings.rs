//! The checks of `rings`.

use std::time::Duration;

use checks::Task;
use patterns_exercises::rings::rings;

/// The numbers of rings with up to ten places: A027671 in the On-Line
/// Encyclopedia of Integer Sequences.
const RINGS: [usize; 10] = [3, 6, 10, 21, 39, 92, 198, 498, 1219, 3210];

#[impostor_macros::add_mistakes]
fn task() -> Task<(usize,), usize> {
    Task::new("rings", |(places,)| rings(places))
        .time_limit(Duration::from_secs(10))
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
