//! A second implementation of the rules, on a two-dimensional array, as the oracle of
//! the chapters' implementation. The two share no code: they exchange text.

use board::{Disc, Square};
use end_of_game::{Position, Score, Turn};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use test_support::games::{Move, any_board, any_game, moves};

/// Rows of characters: `X` black, `O` white, `-` empty.
type Grid = [[char; 8]; 8];

/// A row and a column, both from 0 to 7.
type GridSquare = (usize, usize);

fn grid(line: &str) -> Grid {
    let mut grid = [['-'; 8]; 8];
    for (index, symbol) in line.chars().enumerate() {
        grid[index / 8][index % 8] = symbol;
    }
    grid
}

fn line(grid: &Grid) -> String {
    grid.iter().flatten().collect()
}

fn opponent(color: char) -> char {
    if color == 'X' { 'O' } else { 'X' }
}

fn grid_squares() -> impl Iterator<Item = GridSquare> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column)))
}

/// Returns the discs outflanked in one direction: an unbroken line of the opponent's
/// discs that ends at a disc of `color`.
fn outflanked(
    grid: &Grid,
    (row, column): GridSquare,
    (down, right): (isize, isize),
    color: char,
) -> Vec<GridSquare> {
    let mut line = Vec::new();
    for step in 1.. {
        let row = row.checked_add_signed(down * step);
        let column = column.checked_add_signed(right * step);
        let (Some(row @ 0..8), Some(column @ 0..8)) = (row, column) else {
            return Vec::new();
        };
        match grid[row][column] {
            cell if cell == opponent(color) => line.push((row, column)),
            cell if cell == color => return line,
            _ => return Vec::new(),
        }
    }
    line
}

/// Returns the discs that a move flips; none if the square is occupied.
fn flipped(grid: &Grid, square: GridSquare, color: char) -> Vec<GridSquare> {
    let mut discs = Vec::new();
    for down in -1..=1 {
        for right in -1..=1 {
            if grid[square.0][square.1] == '-' && (down, right) != (0, 0) {
                discs.extend(outflanked(grid, square, (down, right), color));
            }
        }
    }
    discs.sort();
    discs
}

fn is_legal(grid: &Grid, square: GridSquare, color: char) -> bool {
    !flipped(grid, square, color).is_empty()
}

fn can_move(grid: &Grid, color: char) -> bool {
    grid_squares().any(|square| is_legal(grid, square, color))
}

fn after(grid: &Grid, square: GridSquare, color: char) -> Grid {
    let mut after = *grid;
    for (row, column) in flipped(grid, square, color) {
        after[row][column] = color;
    }
    after[square.0][square.1] = color;
    after
}

/// Returns `move`, `pass` or `over`.
fn state(grid: &Grid, color: char) -> &'static str {
    match (can_move(grid, color), can_move(grid, opponent(color))) {
        (true, _) => "move",
        (false, true) => "pass",
        (false, false) => "over",
    }
}

/// Returns the final scores of X and of O; empty squares count for the winner.
fn final_score(grid: &Grid) -> (usize, usize) {
    let count = |color| {
        let cells = grid.iter().flatten();
        cells.filter(|&&cell| cell == color).count()
    };
    let (black, white) = (count('X'), count('O'));
    match black as isize - white as isize {
        1.. => (64 - white, white),
        0 => (32, 32),
        _ => (black, 64 - black),
    }
}

/// Compares turn, score, legal moves and flips of a position with the oracle.
fn assert_agreement(position: &Position) {
    let Position { board, to_move } = position;
    let (grid, color) = (grid(&board.to_line()), symbol(*to_move));
    let turn = match position.turn() {
        Turn::Move => "move",
        Turn::Pass => "pass",
        Turn::Over => "over",
    };
    assert_eq!(turn, state(&grid, color), "{to_move} to move\n{board}");
    let Score { black, white } = Score::result(board);
    assert_eq!((black, white), final_score(&grid), "{board}");
    let legal: Vec<_> = position.legal_moves().map(to_grid_square).collect();
    let allowed: Vec<_> = grid_squares()
        .filter(|p| is_legal(&grid, *p, color))
        .collect();
    assert_eq!(legal, allowed, "{to_move} to move\n{board}");
    for square in position.legal_moves() {
        assert_agreement_on_move(position, square);
    }
}

fn assert_agreement_on_move(position: &Position, square: Square) {
    let Position { board, to_move } = *position;
    let (grid, color) = (grid(&board.to_line()), symbol(to_move));
    let mut flips: Vec<_> = flipping::flips(&board, square, to_move)
        .map(|flip| to_grid_square(flip.square))
        .collect();
    flips.sort();
    let flipped = flipped(&grid, to_grid_square(square), color);
    assert_eq!(flips, flipped, "{to_move} {square}\n{board}");
    let played = position.play(square).unwrap().board.to_line();
    let after = after(&grid, to_grid_square(square), color);
    assert_eq!(played, line(&after), "{to_move} {square}\n{board}");
}

fn symbol(disc: Disc) -> char {
    match disc {
        Disc::Black => 'X',
        Disc::White => 'O',
    }
}

fn to_grid_square(square: Square) -> GridSquare {
    (square.row() as usize, square.column() as usize)
}

/// Returns the values that a strategy generates, the same in every run.
fn samples<S: Strategy>(strategy: S) -> impl Iterator<Item = S::Value> {
    let mut runner = TestRunner::deterministic();
    std::iter::repeat_with(move || strategy.new_tree(&mut runner).unwrap().current())
}

#[test]
fn agrees_on_ten_thousand_positions_of_games() {
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
        assert_agreement(&after);
        turns.push(after.turn());
    }
    for turn in [Turn::Move, Turn::Pass, Turn::Over] {
        assert!(turns.contains(&turn), "no position to {turn:?}");
    }
}

#[test]
fn agrees_on_a_thousand_unreachable_boards() {
    for board in samples(any_board()).take(1_000) {
        let to_move = Disc::Black;
        assert_agreement(&Position { board, to_move });
    }
}
