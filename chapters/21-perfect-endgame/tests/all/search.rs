//! The simple search, and what each shortcut saves.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Search, last_four, stable_bound};
use perfect_endgame::{fewest_replies, replies_and_parity};
use pretty_assertions::assert_eq;

use crate::solver::solver;

/// The value of a position, and how many positions that took.
fn count(mut search: Search, empty: usize) -> (i32, u64) {
    let value = search.value(BitPosition::from(&ralle_thor(empty)));
    (value, search.positions)
}

/// The page's steps, from trying every move to the last shortcut.
fn steps() -> [Search; 5] {
    let shape = BoardShape::eight();
    let mut steps = [(); 5].map(|()| Search::new(shape));
    steps[1].order = fewest_replies;
    for step in &mut steps[2..] {
        step.order = replies_and_parity;
    }
    steps[3].shortcut = last_four;
    steps[4].shortcut = |search, position, alpha| {
        last_four(search, position, alpha)
            .or_else(|| stable_bound(position, alpha, &search.shape))
    };
    steps
}

#[test]
fn each_step_looks_at_fewer_positions_and_finds_the_same() {
    let counts = steps().map(|step| count(step, 14));
    let expected = [532_285, 71_794, 74_308, 64_618, 64_474];
    assert_eq!(counts, expected.map(|count| (6, count)));
    let [_, rest @ ..] = steps();
    let expected = [1_305_775, 1_121_006, 936_853, 787_562];
    assert_eq!(
        rest.map(|search| count(search, 17)),
        expected.map(|count| (8, count))
    );
}

#[test]
fn every_step_agrees_with_the_solver() {
    for empty in 2..=11 {
        let position = BitPosition::from(&ralle_thor(empty));
        let value = solver(BoardShape::eight(), &[]).value(position);
        for step in steps() {
            assert_eq!(Some(count(step, empty).0), value, "{empty}");
        }
    }
}

#[test]
#[ignore = "takes half a minute"]
fn without_any_order_it_takes_188_million_positions() {
    let counted = count(Search::new(BoardShape::eight()), 17);
    assert_eq!(counted, (8, 188_027_445));
}
