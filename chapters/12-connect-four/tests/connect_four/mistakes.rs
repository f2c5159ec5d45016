//! The mistakes of this chapter: the last disc is counted twice, or only the
//! axis that comes last counts, or the rows are one long row.

use board::{Board, Square};
use connect_four::{Axis, ConnectFour, arm, run};
use pretty_assertions::assert_eq;

/// From the disc one way, and from the disc the other way.
fn length(board: &Board, disc: Square, axis: Axis) -> usize {
    let [one, other] = axis.directions();
    let from_disc = |way| 1 + arm(board, disc, way).count();
    from_disc(one) + from_disc(other)
}

#[test]
fn three_discs_are_counted_as_four() {
    let game: ConnectFour = "aabbc".parse().unwrap();
    let c6 = "c6".parse().unwrap();
    assert_eq!(length(game.board(), c6, Axis::Horizontal), 4);
    assert_eq!(game.winner(), None);
}

/// Four or more along an axis, as long as it's the one that comes last.
fn has_won(board: &Board, disc: Square) -> bool {
    let mut longest = 0;
    for axis in Axis::ALL {
        longest = run(board, disc, axis).count();
    }
    longest >= 4
}

#[test]
fn only_the_last_axis_counts() {
    let game: ConnectFour = "cdecfbceeedd".parse().unwrap();
    assert!(!has_won(game.board(), "d4".parse().unwrap()));
    let game: ConnectFour = "76654554424".parse().unwrap();
    assert!(has_won(game.board(), "d3".parse().unwrap()));
}

/// Four characters next to each other, in a text without line breaks.
fn has_row(rows: &[&str]) -> bool {
    rows.concat().contains("XXXX")
}

#[test]
fn a_line_goes_around_the_edge() {
    assert!(has_row(&["OX..XXX", "XOOXOOX"]));
}
