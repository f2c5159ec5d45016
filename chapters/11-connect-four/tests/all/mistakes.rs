//! The mistake of this chapter: the last disc is counted twice.

use board::{Board, Square};
use connect_four::{Axis, Game};
use directions::ray;
use pretty_assertions::assert_eq;

/// From the disc one way, and from the disc the other way.
fn length(board: &Board, disc: Square, axis: Axis) -> usize {
    let same = |it: &Square| board[*it] == board[disc];
    let arms = axis.directions();
    arms.map(|way| 1 + ray(disc, way).take_while(same).count())
        .iter()
        .sum()
}

#[test]
fn three_discs_are_counted_as_four() {
    let game: Game = "aabbc".parse().unwrap();
    let c6 = "c6".parse().unwrap();
    assert_eq!(length(game.board(), c6, Axis::Horizontal), 4);
    assert_eq!(game.winner(), None);
}
