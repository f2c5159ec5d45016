//! The checks of `safe_discs`.

use std::collections::BTreeSet;

use board::{Board, Cell, Disc, Square};
use checks::{Task, random_boards};
use evaluation_exercises::safe_discs::safe_discs;

type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, i32> {
    Task::new("safe_discs", |(board, disc)| safe_discs(&board, disc)).contrast(
        |random| {
            let (column, row, way) =
                random.one_of(&[(0, 0, 1), (7, 0, -1), (0, 7, 1), (7, 7, -1)]);
            let mut board = Board::start();
            for _ in 0..3 {
                board.set(random.square(2), Cell::White);
            }
            for step in 0..random.below(6) as i32 {
                board.set(Square::at(column + way * step, row), Cell::Black);
            }
            (board, Disc::Black)
        },
        balance,
    )
}

const CORNERS: [(i32, i32); 4] = [(0, 0), (7, 0), (0, 7), (7, 7)];

/// Returns the eight walks from a corner along an edge.
fn walks() -> impl Iterator<Item = [Square; 8]> {
    CORNERS.into_iter().flat_map(|(column, row)| {
        let numbers = [0, 1, 2, 3, 4, 5, 6, 7];
        [
            numbers.map(|number| Square::at((column - number).abs(), row)),
            numbers.map(|number| Square::at(column, (row - number).abs())),
        ]
    })
}

fn safe(board: &Board, disc: Disc) -> i32 {
    let reached = walks().flat_map(|walk| {
        let squares = walk.into_iter();
        squares.take_while(|square| board[*square] == disc.into())
    });
    reached.collect::<BTreeSet<_>>().len() as i32
}

fn balance((board, disc): Call) -> i32 {
    safe(&board, disc) - safe(&board, disc.opponent())
}

/// Returns a board with discs on these squares.
fn with(black: &[&str], white: &[&str]) -> Board {
    let mut board = Board::start();
    for (names, cell) in [(black, Cell::Black), (white, Cell::White)] {
        for name in names {
            board.set(checks::square(name), cell);
        }
    }
    board
}

#[track_caller]
fn expect(board: Board, disc: Disc, balance: i32) {
    task().expect([((board, disc), balance)]);
}

#[test]
fn at_the_start_no_disc_is_safe() {
    expect(Board::start(), Disc::Black, 0);
    expect(with(&["b1", "a2", "b2"], &[]), Disc::Black, 0);
}

#[test]
fn a_corner_is_safe() {
    expect(with(&["a1"], &[]), Disc::Black, 1);
    expect(with(&["h8", "g7"], &[]), Disc::Black, 1);
}

#[test]
fn discs_next_to_a_corner_are_safe_along_both_edges() {
    expect(with(&["a1", "b1", "c1"], &[]), Disc::Black, 3);
    expect(with(&["h8", "g8", "h7", "h6"], &[]), Disc::Black, 4);
}

#[test]
fn white_counts_its_own_discs() {
    expect(with(&[], &["h1", "h2"]), Disc::White, 2);
}

#[test]
fn safe_discs_of_the_opponent_count_against_you() {
    expect(with(&["a1"], &["h1", "h2", "a8"]), Disc::Black, -2);
}

#[test]
fn a_walk_ends_at_the_first_gap() {
    expect(with(&["a1", "b1", "d1", "e1"], &[]), Disc::Black, 2);
    expect(with(&["a1", "a3", "a4"], &["a2"]), Disc::Black, 1);
}

#[test]
fn a_disc_counts_once() {
    let edge = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"];
    expect(with(&edge, &[]), Disc::Black, 8);
}

#[test]
fn two_hundred_boards_have_the_balance_of_their_safe_discs() {
    let calls = random_boards()
        .take(200)
        .flat_map(|board| [Disc::Black, Disc::White].map(|disc| (board, disc)));
    task().agrees_with(balance, calls);
}
