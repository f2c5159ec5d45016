//! The checks of `tiny_board`.

use std::collections::HashSet;

use board::{Board, Cell, Square};
use checks::{Task, Verdict, random_boards, verdict};
use window_exercises::tiny_board::tiny_board;

/// Checks the size of a board's picture, and that it differs from the pictures
/// of all boards that differ in one square.
fn judge(board: &Board, max_lines: usize) -> Verdict {
    let mut seen = HashSet::from([tiny_board(board)]);
    for square in Square::all() {
        for cell in [Cell::Empty, Cell::Black, Cell::White] {
            let mut other = *board;
            other.set(square, cell);
            let picture = tiny_board(&other);
            if let Some(wrong) = wrong_shape(&picture, max_lines) {
                return wrong;
            }
            if other != *board && !seen.insert(picture) {
                return verdict(format!(
                    "another content of {square} looks the same"
                ));
            }
        }
    }
    expected()
}

/// Returns the verdict on a picture that is too large or has wide characters.
fn wrong_shape(picture: &str, max_lines: usize) -> Option<Verdict> {
    let lines = picture.lines().count();
    if lines > max_lines {
        return Some(verdict(format!("a picture of {lines} lines")));
    }
    let mut widths = picture.lines().map(|line| line.chars().count());
    if let Some(width) = widths.find(|&width| width > 8) {
        return Some(verdict(format!("a line of {width} characters")));
    }
    let is_narrow = |ch: char| {
        !['\u{25fd}', '\u{25fe}'].contains(&ch)
            && matches!(ch, ' '..='~' | '\u{2500}'..='\u{25ff}')
    };
    let mut chars = picture.lines().flat_map(str::chars);
    chars
        .find(|&ch| !is_narrow(ch))
        .map(|ch| verdict(format!("{ch:?}, which may not be one column wide")))
}

fn expected() -> Verdict {
    verdict("pictures that are small enough, and no two alike")
}

#[track_caller]
fn expect_valid(pictures: fn(()) -> Verdict) {
    Task::new("tiny_board", pictures).expect([((), expected())]);
}

/// Judges the pictures of four random boards.
fn judge_boards(max_lines: usize) -> Verdict {
    random_boards()
        .take(4)
        .map(|board| judge(&board, max_lines))
        .find(|verdict| *verdict != expected())
        .unwrap_or_else(expected)
}

#[test]
fn each_square_of_the_start_can_be_seen_in_8_lines() {
    expect_valid(|()| judge(&Board::start(), 8));
}

#[test]
fn each_square_of_any_board_can_be_seen_in_8_lines() {
    expect_valid(|()| judge_boards(8));
}

#[test]
fn each_square_of_any_board_can_be_seen_in_4_lines() {
    expect_valid(|()| judge_boards(4));
}
