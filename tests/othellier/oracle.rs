//! The rules a second time, on a board of rows and columns and straight from
//! their text. It shares no code with the chapters: what passes between them
//! is text.

use board::{Disc, Square};
use end_of_game::{Position, Score, Turn};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use test_support::games::{Move, any_board, any_game, moves};

/// Rows of characters: `X` black, `O` white, `-` empty.
type Grid = [[char; 8]; 8];

/// A row and a column, both from 0.
type Place = (usize, usize);

fn grid(line: &str) -> Grid {
    let mut grid = [['-'; 8]; 8];
    for (index, sign) in line.chars().enumerate() {
        grid[index / 8][index % 8] = sign;
    }
    grid
}

fn line(grid: &Grid) -> String {
    grid.iter().flatten().collect()
}

fn other(color: char) -> char {
    if color == 'X' { 'O' } else { 'X' }
}

fn places() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column)))
}

/// All discs "outflanked" in one direction: the other color's, in an unbroken
/// line, with one's own at its end.
fn outflanked(
    grid: &Grid,
    (row, column): Place,
    (down, right): (isize, isize),
    color: char,
) -> Vec<Place> {
    let mut line = Vec::new();
    for step in 1.. {
        let row = row.checked_add_signed(down * step);
        let column = column.checked_add_signed(right * step);
        let (Some(row @ 0..8), Some(column @ 0..8)) = (row, column) else {
            return Vec::new();
        };
        match grid[row][column] {
            sign if sign == other(color) => line.push((row, column)),
            sign if sign == color => return line,
            _ => return Vec::new(),
        }
    }
    line
}

/// All discs that turn over; empty when the place is occupied.
fn turned_over(grid: &Grid, place: Place, color: char) -> Vec<Place> {
    let mut discs = Vec::new();
    for down in -1..=1 {
        for right in -1..=1 {
            if grid[place.0][place.1] == '-' && (down, right) != (0, 0) {
                discs.extend(outflanked(grid, place, (down, right), color));
            }
        }
    }
    discs.sort();
    discs
}

fn is_allowed(grid: &Grid, place: Place, color: char) -> bool {
    !turned_over(grid, place, color).is_empty()
}

fn can_move(grid: &Grid, color: char) -> bool {
    places().any(|place| is_allowed(grid, place, color))
}

fn after(grid: &Grid, place: Place, color: char) -> Grid {
    let mut after = *grid;
    for (row, column) in turned_over(grid, place, color) {
        after[row][column] = color;
    }
    after[place.0][place.1] = color;
    after
}

/// What the color can do: move, pass, or nothing because the game is over.
fn state(grid: &Grid, color: char) -> &'static str {
    match (can_move(grid, color), can_move(grid, other(color))) {
        (true, _) => "move",
        (false, true) => "pass",
        (false, false) => "over",
    }
}

/// The points of X and of O at the end: empty places go to the winner.
fn points(grid: &Grid) -> (usize, usize) {
    let count = |color| {
        let signs = grid.iter().flatten();
        signs.filter(|&&sign| sign == color).count()
    };
    let (black, white) = (count('X'), count('O'));
    match black as isize - white as isize {
        1.. => (64 - white, white),
        0 => (32, 32),
        _ => (black, 64 - black),
    }
}

/// Holds everything that the chapters say of a position against the oracle.
fn agree(position: &Position) {
    let Position { board, to_move } = position;
    let (grid, color) = (grid(&board.to_line()), sign(*to_move));
    let turn = match position.turn() {
        Turn::Move => "move",
        Turn::Pass => "pass",
        Turn::Over => "over",
    };
    assert_eq!(turn, state(&grid, color), "{to_move} to move\n{board}");
    let Score { black, white } = Score::result(board);
    assert_eq!((black, white), points(&grid), "{board}");
    let legal: Vec<_> = position.legal_moves().map(place).collect();
    let allowed: Vec<_> = places().filter(|p| is_allowed(&grid, *p, color)).collect();
    assert_eq!(legal, allowed, "{to_move} to move\n{board}");
    for square in position.legal_moves() {
        agree_on_move(position, square);
    }
}

fn agree_on_move(position: &Position, square: Square) {
    let Position { board, to_move } = *position;
    let (grid, color) = (grid(&board.to_line()), sign(to_move));
    let mut flips: Vec<_> = flipping::flips(&board, square, to_move)
        .map(|flip| place(flip.square))
        .collect();
    flips.sort();
    let turned_over = turned_over(&grid, place(square), color);
    assert_eq!(flips, turned_over, "{to_move} {square}\n{board}");
    let played = position.play(square).unwrap().board.to_line();
    let after = after(&grid, place(square), color);
    assert_eq!(played, line(&after), "{to_move} {square}\n{board}");
}

fn sign(disc: Disc) -> char {
    match disc {
        Disc::Black => 'X',
        Disc::White => 'O',
    }
}

fn place(square: Square) -> Place {
    (square.row() as usize, square.column() as usize)
}

/// What a strategy makes, again and again, the same in every run.
fn samples<S: Strategy>(strategy: S) -> impl Iterator<Item = S::Value> {
    let mut runner = TestRunner::deterministic();
    std::iter::repeat_with(move || strategy.new_tree(&mut runner).unwrap().current())
}

#[test]
fn the_oracle_agrees_on_ten_thousand_positions_of_games() {
    let moves = samples(any_game()).flat_map(|game| moves(&game));
    let mut turns = Vec::new();
    for Move {
        board,
        disc,
        square,
    } in moves.take(10_000)
    {
        let to_move = disc;
        let after = Position { board, to_move }.play(square).unwrap();
        agree(&after);
        turns.push(after.turn());
    }
    for turn in [Turn::Move, Turn::Pass, Turn::Over] {
        assert!(turns.contains(&turn), "no position to {turn:?}");
    }
}

#[test]
fn the_oracle_agrees_on_a_thousand_boards_that_no_game_reaches() {
    for board in samples(any_board()).take(1_000) {
        let to_move = Disc::Black;
        agree(&Position { board, to_move });
    }
}
