//! An evaluation function written by hand.

use std::collections::HashSet;

use pretty_assertions::assert_eq;
use tic_tac_toe::{Mark, TicTacToe, lines, win_or_loss};

#[track_caller]
fn assert_lines(signs: &str, to_x: i32) {
    let game: TicTacToe = signs.parse().unwrap();
    assert_eq!(lines(&game, Mark::X), to_x, "to X");
    assert_eq!(lines(&game, Mark::O), -to_x, "to O");
}

#[test]
fn empty_board_scores_zero() {
    assert_lines(".........", 0);
}

#[test]
fn single_mark_scores_10_per_line() {
    assert_lines("....X....", 40);
    assert_lines("X........", 30);
    assert_lines(".X.......", 20);
}

#[test]
fn two_marks_on_a_line_score_30() {
    // X has the first row, and the columns a and b with one mark each. Both
    // are on the diagonal; O has the last row and the column c.
    assert_lines("XX......O", 30 + 10 + 10 - 10 - 10);
    // X has the column c, the last row and a diagonal. O has the columns a
    // and b; the first row and the other diagonal are dead.
    assert_lines("OOX.....X", -10 - 10 + 30 + 10 + 10);
}

#[test]
fn blocked_line_scores_zero() {
    // b1 has its row and its column, and the row is gone.
    assert_lines("OX.......", -10 - 10 + 10);
}

#[test]
fn earlier_win_scores_more() {
    assert_lines("XXXOO....", 1000 - 5);
    assert_lines("XXXOO.OX.", 1000 - 7);
    assert_lines("XXXXOOOXO", 1000 - 9);
    assert_lines("OOOXX.X..", 6 - 1000);
    assert_lines("OOOXX.XXO", 8 - 1000);
}

#[test]
fn draw_scores_zero() {
    assert_lines("XOXXOOOXX", 0);
}

#[test]
fn first_version_scores_only_wins_and_losses() {
    let value = |signs: &str| win_or_loss(&signs.parse().unwrap(), Mark::O);
    assert_eq!(value("XX.OO...."), 0);
    assert_eq!(value("XXXOO...."), -1000);
    assert_eq!(value("OOOXX.X.."), 1000);
    assert_eq!(value("XOXXOOOXX"), 0);
}

/// Returns all positions that there are.
pub fn positions() -> HashSet<TicTacToe> {
    let mut positions = HashSet::new();
    visit(TicTacToe::new(), &mut positions);
    positions
}

/// Adds a position, and those that can come after it.
fn visit(game: TicTacToe, seen: &mut HashSet<TicTacToe>) {
    if !seen.insert(game) {
        return;
    }
    for spot in game.moves() {
        let mut next = game;
        next.put(spot);
        visit(next, seen);
    }
}
