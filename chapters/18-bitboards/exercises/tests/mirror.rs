//! The checks of `mirror`.

use std::collections::BTreeSet;

use bitboards_exercises::mirror::mirror;
use board::Square;
use checks::{Task, mask, random_squares, squares};

type Call = (Vec<Square>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<Square>> {
    Task::new("mirror", |(squares,): Call| list(mirror(mask(&squares))))
        .contrast(
            |random| {
                let few = (0..1 + random.below(4)).map(|_| random.square(0));
                (few.collect::<BTreeSet<_>>().into_iter().collect(),)
            },
            mirrored,
        )
}

fn list(mask: u64) -> Vec<Square> {
    Square::all()
        .filter(|square| mask >> square.index() & 1 == 1)
        .collect()
}

fn mirrored((squares,): Call) -> Vec<Square> {
    let moved = squares
        .iter()
        .map(|square| Square::at(7 - square.column(), square.row()));
    let mut moved: Vec<_> = moved.collect();
    moved.sort();
    moved
}

#[track_caller]
fn expect(before: &str, after: &str) {
    task().expect([((squares(before),), squares(after))]);
}

#[test]
fn left_and_right_trade_places() {
    expect("a1", "h1");
    expect("h8", "a8");
    expect("d4 e5", "e4 d5");
}

#[test]
fn every_column_has_its_place() {
    expect("b3", "g3");
    expect("c2 f6", "f2 c6");
    expect("a1 b2 c3 d4", "h1 g2 f3 e4");
}

#[test]
fn two_hundred_masks_are_mirrored() {
    task().agrees_with(mirrored, random_squares(2).map(|squares| (squares,)));
}
