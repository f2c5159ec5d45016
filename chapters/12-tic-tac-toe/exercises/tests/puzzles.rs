//! The checks of `puzzles`.

use std::collections::HashSet;
use std::time::Duration;

use checks::Task;
use tic_tac_toe::{Level, TicTacToe};
use tic_tac_toe_exercises::puzzles::puzzles;

/// What the book of puzzles holds.
#[derive(Debug, PartialEq)]
enum Book {
    /// Puzzles, up to as many as the check wants.
    Puzzles(usize),
    /// No move of this one wins by force.
    NothingWins(TicTacToe),
    /// More than one move of this one wins by force.
    SeveralWin(TicTacToe),
    /// A move of this one wins at once.
    TooEasy(TicTacToe),
}

/// The book, with boards counted as one if `kind` is the same.
fn open(kind: fn(&TicTacToe) -> String, wanted: usize) -> Book {
    let games = puzzles();
    if let Some(mistake) = games.iter().find_map(mistake) {
        return mistake;
    }
    let kinds: HashSet<_> = games.iter().map(kind).collect();
    Book::Puzzles(kinds.len().min(wanted))
}

fn mistake(game: &TicTacToe) -> Option<Book> {
    let at_once = 1000 - game.marks() as i32 - 1;
    let values = Level::Hard.analyze(game).values.into_iter();
    let wins: Vec<_> = values
        .map(|scored| scored.1)
        .filter(|&value| value > 0)
        .collect();
    match wins[..] {
        [] => Some(Book::NothingWins(*game)),
        _ if wins.contains(&at_once) => Some(Book::TooEasy(*game)),
        [_] => None,
        _ => Some(Book::SeveralWin(*game)),
    }
}

fn signs(game: &TicTacToe) -> String {
    format!("{game:?}")
}

/// The first in the alphabet of the eight pictures of a board.
fn picture(game: &TicTacToe) -> String {
    let mut signs: Vec<_> = signs(game).chars().collect();
    let mut pictures = Vec::new();
    for _ in 0..4 {
        signs = [6, 3, 0, 7, 4, 1, 8, 5, 2]
            .map(|place| signs[place])
            .to_vec();
        let mirrored = [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|place| signs[place]);
        pictures.push(signs.iter().collect());
        pictures.push(mirrored.iter().collect());
    }
    pictures.into_iter().min().unwrap_or_default()
}

#[track_caller]
fn expect(book: fn(()) -> Book, wanted: usize) {
    Task::new("puzzles", book)
        .time_limit(Duration::from_secs(20))
        .expect([((), Book::Puzzles(wanted))]);
}

#[test]
fn there_is_a_puzzle_and_no_mistake() {
    expect(|()| open(signs, 1), 1);
}

#[test]
fn there_are_ten_different_puzzles() {
    expect(|()| open(signs, 10), 10);
}

#[test]
fn there_are_all_51_puzzles_however_you_turn_the_board() {
    expect(|()| open(picture, 51), 51);
}
