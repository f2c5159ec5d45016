//! The checks of `tiny_board`.

use std::collections::HashSet;

use board::{Board, Cell, Square};
use checks::{Task, Verdict, random_boards, verdict};
use window_exercises::tiny_board::tiny_board;

/// Judges the pictures of a board, and of all boards that differ from it in one
/// square.
fn judge(board: &Board, most: usize) -> Verdict {
    let mut seen = HashSet::from([tiny_board(board)]);
    for square in Square::all() {
        for cell in [Cell::Empty, Cell::Black, Cell::White] {
            let mut other = *board;
            other.set(square, cell);
            let picture = tiny_board(&other);
            if let Some(wrong) = wrong_shape(&picture, most) {
                return wrong;
            }
            if other != *board && !seen.insert(picture) {
                return verdict(format!(
                    "another content of {square} looks the same"
                ));
            }
        }
    }
    fine()
}

fn wrong_shape(picture: &str, most: usize) -> Option<Verdict> {
    let lines = picture.lines().count();
    if lines > most {
        return Some(verdict(format!("a picture of {lines} lines")));
    }
    let mut widths = picture.lines().map(|line| line.chars().count());
    if let Some(width) = widths.find(|&width| width > 8) {
        return Some(verdict(format!("a line of {width} characters")));
    }
    let is_narrow = |letter: char| {
        !['\u{25fd}', '\u{25fe}'].contains(&letter)
            && matches!(letter, ' '..='~' | '\u{2500}'..='\u{25ff}')
    };
    let mut signs = picture.lines().flat_map(str::chars);
    signs.find(|&sign| !is_narrow(sign)).map(|sign| {
        verdict(format!("{sign:?}, which may not be one column wide"))
    })
}

fn fine() -> Verdict {
    verdict("pictures that are small enough, and no two alike")
}

#[track_caller]
fn expect_fine(pictures: fn(()) -> Verdict) {
    Task::new("tiny_board", pictures).expect([((), fine())]);
}

/// Judges the pictures of a few boards.
fn judge_many(most: usize) -> Verdict {
    let mut judged = random_boards().take(4).map(|board| judge(&board, most));
    let wrong = judged.find(|judged| *judged != fine());
    wrong.unwrap_or(fine())
}

#[test]
fn each_square_of_the_start_can_be_seen_in_8_lines() {
    expect_fine(|()| judge(&Board::start(), 8));
}

#[test]
fn each_square_of_any_board_can_be_seen_in_8_lines() {
    expect_fine(|()| judge_many(8));
}

#[test]
fn each_square_of_any_board_can_be_seen_in_4_lines() {
    expect_fine(|()| judge_many(4));
}
