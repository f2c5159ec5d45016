//! Common mistakes in the search for a line: counting the last disc twice,
//! keeping only the result of the last axis, and joining the rows.

use board::{Board, Square};
use connect_four::{Axis, ConnectFour, arm, run};
use pretty_assertions::assert_eq;

/// Adds the lengths in both directions, and so counts the disc itself twice.
fn length(board: &Board, disc: Square, axis: Axis) -> usize {
    let [first, second] = axis.directions();
    let from_disc = |direction| 1 + arm(board, disc, direction).count();
    from_disc(first) + from_disc(second)
}

#[test]
fn double_count_makes_four_of_three() {
    let game: ConnectFour = "aabbc".parse().unwrap();
    let c6 = "c6".parse().unwrap();
    assert_eq!(length(game.board(), c6, Axis::Horizontal), 4);
    assert_eq!(game.winner(), None);
}

/// Tests for a line of four, but each axis overwrites the result of the last.
fn has_won(board: &Board, disc: Square) -> bool {
    let mut longest = 0;
    for axis in Axis::ALL {
        longest = run(board, disc, axis).count();
    }
    longest >= 4
}

#[test]
fn overwritten_result_only_finds_last_axis() {
    let game: ConnectFour = "cdecfbceeedd".parse().unwrap();
    assert!(!has_won(game.board(), "d4".parse().unwrap()));
    let game: ConnectFour = "76654554424".parse().unwrap();
    assert!(has_won(game.board(), "d3".parse().unwrap()));
}

/// Tests for a row of four in the joined rows.
fn has_row(rows: &[&str]) -> bool {
    rows.concat().contains("XXXX")
}

#[test]
fn joined_rows_have_line_around_edge() {
    assert!(has_row(&["OX..XXX", "XOOXOOX"]));
}
