//! The checks of `last_square`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, positions};
use end_of_game::{Position, Score};
use end_of_game_exercises::last_square::last_square;

type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Score> {
    Task::new("last_square", |(board, to_move)| {
        last_square(&board, to_move)
    })
    .contrast(no_move, reference)
}

fn position((board, to_move): Call) -> Position {
    Position { board, to_move }
}

fn score(black: usize, white: usize) -> Score {
    Score { black, white }
}

/// Returns the end of Ralle - Thor, where neither color can play b1.
fn b1() -> Call {
    (positions::b1(), Disc::Black)
}

/// Returns a board that is white except for h8.
fn wall() -> Call {
    (filled(|_| Cell::White, "h8"), Disc::Black)
}

/// Returns a board with one empty square.
fn filled(mut cell: impl FnMut(Square) -> Cell, empty: &str) -> Board {
    let mut board = Board::empty();
    for square in Square::all().filter(|square| square.to_string() != empty) {
        board.set(square, cell(square));
    }
    board
}

/// Returns the position after the color to move has played, if it can.
fn played(position: Position) -> Option<Position> {
    let square = position.legal_moves().next()?;
    position.play(square).ok()
}

/// Returns the position at the end.
fn end(position: Position) -> Position {
    played(position)
        .or_else(|| played(position.passed()))
        .unwrap_or(position)
}

fn reference(call: Call) -> Score {
    Score::result(&end(position(call)).board)
}

#[test]
fn nobody_can_play_b1_and_black_has_won_35_to_29() {
    task().expect([(b1(), score(35, 29))]);
}

#[test]
fn black_flips_a_row_and_a_diagonal_with_h8() {
    let board = filled(
        |square| match square.column() {
            0 => Cell::Black,
            _ => Cell::White,
        },
        "h8",
    );
    task().expect([((board, Disc::Black), score(21, 43))]);
}

#[test]
fn white_plays_if_black_cannot() {
    let board = filled(
        |square| match square.row() {
            0 => Cell::White,
            _ => Cell::Black,
        },
        "h8",
    );
    task().expect([((board, Disc::Black), score(43, 21))]);
}

#[test]
fn the_color_to_move_comes_first_if_both_can_play() {
    let board = filled(
        |square| match (square.column(), square.row()) {
            (0, _) => Cell::Black,
            (_, 0) => Cell::White,
            (_, 7) => Cell::White,
            _ => Cell::Black,
        },
        "h8",
    );
    task().agrees_with(reference, [(board, Disc::Black), (board, Disc::White)]);
}

#[test]
fn a_board_of_one_color_is_lost_64_to_0() {
    task().expect([(wall(), score(0, 64))]);
}

#[test]
fn the_last_squares_of_300_boards_are_played_as_in_the_chapter() {
    let calls = (0..300).map(|seed| {
        let mut random = Random::new(seed);
        let white = random.below(9);
        let empty = random.below(64);
        let board = filled(
            |_| {
                if random.below(8) < white {
                    Cell::White
                } else {
                    Cell::Black
                }
            },
            &Square::new(empty).to_string(),
        );
        (board, Disc::Black)
    });
    task().agrees_with(reference, calls);
}

/// Returns a board on which nobody can play a1: each line from there has one
/// color.
fn no_move(random: &mut Random) -> Call {
    let cell = random.one_of(&[Cell::Black, Cell::White]);
    let board = filled(
        |at| match (at.column(), at.row()) {
            (0, _) | (_, 0) => cell,
            (column, row) if column == row => cell,
            _ => random.one_of(&[Cell::Black, Cell::White]),
        },
        "a1",
    );
    (board, Disc::Black)
}
