//! The checks of `flipped_squares`. The order of the squares does not matter:
//! both lists are sorted before they are compared.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use directions::{Direction, next};
use flipping::flips;
use flipping_exercises::flipped_squares::flipped_squares;

type Call = (Board, Square, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<Square>> {
    Task::new("flipped_squares", |(board, square, disc)| {
        sorted(flipped_squares(&board, square, disc))
    })
    .contrast(one_run, reference)
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

fn reference((board, square, disc): Call) -> Vec<Square> {
    let flips = flips(&board, square, disc);
    sorted(flips.map(|flip| flip.square).collect())
}

fn is_free(board: &Board, square: Square) -> bool {
    board[square] == Cell::Empty
}

#[track_caller]
fn expect(board: Board, from: &str, disc: Disc, flipped: &[&str]) {
    let flipped = flipped.iter().map(|name| square(name)).collect();
    task().expect([((board, square(from), disc), sorted(flipped))]);
}

#[test]
fn f5_flips_e5() {
    expect(Board::start(), "f5", Disc::Black, &["e5"]);
}

#[test]
fn each_of_the_eight_directions_counts() {
    let d4 = square("d4");
    let mut board = Board::empty();
    for direction in Direction::ALL {
        let white = next(d4, direction);
        board.set(white, Cell::White);
        board.set(next(white, direction), Cell::Black);
    }
    let around = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"];
    expect(board, "d4", Disc::Black, &around);
}

#[test]
fn a5_starts_no_chain_reaction() {
    expect(positions::a5(), "a5", Disc::Black, &["b5", "c5"]);
}

#[test]
fn d2_flips_a_column_and_a_diagonal() {
    let flipped = ["d3", "e3", "d4", "d5"];
    expect(positions::d2(), "d2", Disc::White, &flipped);
}

#[test]
fn c6_leaves_d6_and_e6() {
    let flipped = ["c4", "b5", "c5", "b6", "d7"];
    expect(positions::c6(), "c6", Disc::Black, &flipped);
}

#[test]
fn c6_flips_d6_and_e6_too_once_black_has_f6() {
    let mut board = positions::c6();
    board.set(square("f6"), Cell::Black);
    let flipped = ["c4", "b5", "c5", "b6", "d6", "e6", "d7"];
    expect(board, "c6", Disc::Black, &flipped);
}

#[test]
fn your_first_disc_closes_the_run() {
    let two_runs = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - W B W W B - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(two_runs, "a4", Disc::Black, &["b4"]);
}

/// Three white discs reach the edge; a5 is the next square in the row of 64.
#[test]
fn the_edge_closes_no_run() {
    let to_the_edge = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - W W W
         B - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(to_the_edge, "e4", Disc::Black, &[]);
}

#[test]
fn each_answer_to_f5_flips_one_disc() {
    let board = positions::f5_played();
    expect(board, "f4", Disc::White, &["e4"]);
    expect(board, "f6", Disc::White, &["e5"]);
    expect(board, "d6", Disc::White, &["d5"]);
}

#[test]
fn a_square_that_brackets_nothing_flips_nothing() {
    expect(Board::start(), "c3", Disc::Black, &[]);
    task().expect([((Board::start(), Square::OVERFLOW, Disc::Black), vec![])]);
}

#[test]
fn every_empty_square_of_60_boards_flips_what_it_does_in_the_chapter() {
    for board in random_boards().take(60) {
        let empty = Square::all().filter(|&s| is_free(&board, s));
        let calls = empty.flat_map(|square| {
            [Disc::Black, Disc::White].map(|disc| (board, square, disc))
        });
        task().agrees_with(reference, calls);
    }
}

/// Returns a run of one disc, and nothing else.
fn one_run(random: &mut Random) -> Call {
    let square = random.square(2);
    let ways = [Direction::East, Direction::South, Direction::West];
    let way = random.one_of(&ways);
    let mut board = Board::empty();
    board.set(next(square, way), Cell::White);
    board.set(next(next(square, way), way), Cell::Black);
    (board, square, Disc::Black)
}
