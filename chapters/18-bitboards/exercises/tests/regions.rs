//! The checks of `regions`.

use bitboards_exercises::regions::regions;
use board::Square;
use checks::{Random, Task, mask, random_squares, squares};

type Call = (Vec<Square>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("regions", |(squares,): Call| regions(mask(&squares)))
        .contrast(far_apart, count)
}

fn beside(one: Square, other: Square) -> bool {
    let across = one.column() - other.column();
    let down = one.row() - other.row();
    across.abs() + down.abs() == 1
}

fn count((mut left,): Call) -> usize {
    let mut count = 0;
    while let Some(first) = left.pop() {
        let mut reached = vec![first];
        while let Some(at) = reached.pop() {
            reached.extend(left.extract_if(.., |square| beside(at, *square)));
        }
        count += 1;
    }
    count
}

#[track_caller]
fn expect(names: &str, regions: usize) {
    task().expect([((squares(names),), regions)]);
}

#[test]
fn nothing_has_no_region() {
    expect("", 0);
}

#[test]
fn neighbors_are_one_region() {
    expect("a1 b1", 1);
    expect("d4 d5", 1);
    expect("a1 h8", 2);
}

#[test]
fn corners_do_not_connect() {
    expect("a1 b2", 2);
    expect("d4 e5 e3", 3);
}

#[test]
fn a_region_goes_on_and_on() {
    expect("a1 b1 c1 d1 e1 f1 g1 h1", 1);
    expect("a1 a2 a3 b3 c3 c2 c1 d1", 1);
}

#[test]
fn a_region_ends_at_the_edge() {
    expect("h1 a2", 2);
    expect("g1 h1 a2 b2", 2);
}

#[test]
fn two_hundred_masks_have_so_many_regions() {
    task().agrees_with(count, random_squares(2).map(|squares| (squares,)));
}

/// Returns squares of which no two touch each other.
fn far_apart(random: &mut Random) -> Call {
    let places = (0..16).map(|place| Square::at(place % 4 * 2, place / 4 * 2));
    (places.filter(|_| random.below(2) == 0).collect(),)
}
