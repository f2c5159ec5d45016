//! The checks of `tiny_board`.

use std::collections::HashSet;

use board::{Board, Cell, Square};
use checks::{Task, random_boards};
use window_exercises::tiny_board::tiny_board;

/// What can be said of the pictures.
#[derive(Debug, PartialEq)]
enum Pictures {
    /// They're small enough, and no two are alike.
    Fine,
    /// One has more lines than there's room for.
    Lines(usize),
    /// One has a line with this many characters.
    TooWide(usize),
    /// One has a character that needn't be one column wide.
    Character(char),
    /// A board with another content of this square looks like another board.
    Alike(Square),
}

/// Looks at the pictures of a board, and of all boards that differ from it in one
/// square.
fn judge(board: &Board, most: usize) -> Pictures {
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
                return Pictures::Alike(square);
            }
        }
    }
    Pictures::Fine
}

fn wrong_shape(picture: &str, most: usize) -> Option<Pictures> {
    let lines = picture.lines().count();
    if lines > most {
        return Some(Pictures::Lines(lines));
    }
    let mut widths = picture.lines().map(|line| line.chars().count());
    if let Some(width) = widths.find(|&width| width > 8) {
        return Some(Pictures::TooWide(width));
    }
    let is_narrow = |letter: char| {
        !['\u{25fd}', '\u{25fe}'].contains(&letter)
            && matches!(letter, ' '..='~' | '\u{2500}'..='\u{25ff}')
    };
    let mut signs = picture.lines().flat_map(str::chars);
    signs
        .find(|&sign| !is_narrow(sign))
        .map(Pictures::Character)
}

#[track_caller]
fn expect_fine(pictures: fn(()) -> Pictures) {
    Task::new("tiny_board", pictures).expect([((), Pictures::Fine)]);
}

/// What's wrong with the pictures of a few boards.
fn judge_many(most: usize) -> Pictures {
    let mut judged = random_boards().take(4).map(|board| judge(&board, most));
    let wrong = judged.find(|judged| *judged != Pictures::Fine);
    wrong.unwrap_or(Pictures::Fine)
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
