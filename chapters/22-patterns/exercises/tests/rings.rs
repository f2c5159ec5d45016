//! The checks of `rings`.

use std::time::Duration;

use checks::{Random, Task};
use patterns_exercises::rings::rings;

type Call = (usize, usize);

/// The numbers of rings with up to ten places and three kinds: A027671 in the
/// On-Line Encyclopedia of Integer Sequences.
const RINGS: [usize; 10] = [3, 6, 10, 21, 39, 92, 198, 498, 1219, 3210];

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("rings", |(places, kinds)| rings(places, kinds))
        .time_limit(Duration::from_secs(10))
        .contrast(few_places, reference)
}

/// Returns a few places with up to nine kinds.
fn few_places(random: &mut Random) -> Call {
    (1 + random.below(5), 2 + random.below(8))
}

/// Counts the contents that each turn and each mirror leaves as they are. The
/// mean of these numbers is the number of rings (Burnside's lemma).
fn reference((places, kinds): Call) -> usize {
    let same = |to: &dyn Fn(usize) -> usize| {
        kinds.pow(cycles(&(0..places).map(to).collect::<Vec<_>>()))
    };
    let fixed: usize = (0..places)
        .map(|by| {
            same(&|place| (place + by) % places)
                + same(&|place| (places - place + by) % places)
        })
        .sum();
    fixed / (2 * places)
}

/// Counts the cycles of a permutation.
fn cycles(to: &[usize]) -> u32 {
    let is_smallest = |first: &usize| {
        let mut place = to[*first];
        while place > *first {
            place = to[place];
        }
        place == *first
    };
    (0..to.len()).filter(is_smallest).count() as u32
}

#[track_caller]
fn expect(places: std::ops::RangeInclusive<usize>) {
    task().expect(places.map(|places| ((places, 3), RINGS[places - 1])));
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
