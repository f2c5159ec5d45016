//! Random questions.

use board::Cell;
use checks::{bits_that_differ, random_boards};
use pretty_assertions::assert_eq;

#[test]
fn random_boards_are_reproducible() {
    let boards = || random_boards().take(20).collect::<Vec<_>>();
    assert_eq!(boards(), boards());
}

#[test]
fn some_random_boards_are_full() {
    let full = random_boards()
        .take(20)
        .filter(|board| board.count(Cell::Empty) == 0)
        .count();
    assert!((1..10).contains(&full), "{full}");
}

#[test]
fn bits_that_differ_counts_positions() {
    let count = |texts: &[&[u8]]| {
        let texts: Vec<_> = texts.iter().map(|text| text.to_vec()).collect();
        bits_that_differ(&texts)
    };
    assert_eq!(count(&[&[7, 1], &[7, 2]]), 2);
    assert_eq!(count(&[&[0, 255], &[0]]), 8);
    assert_eq!(count(&[&[3]]), 0);
}
