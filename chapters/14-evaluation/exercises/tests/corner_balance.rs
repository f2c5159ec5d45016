//! The checks of `corner_balance`.

use board::{Board, Cell, Disc, Square};
use checks::{Task, random_boards};
use evaluation_exercises::corner_balance::corner_balance;

type Call = (Board, Disc);

fn task() -> Task<Call, i32> {
    Task::new("corner_balance", |(board, disc)| {
        corner_balance(&board, disc)
    })
    .contrast(|| {
        let corner = with(&["a1"], &[]);
        [
            ((corner, Disc::Black), 1),
            ((Board::start(), Disc::Black), 0),
        ]
    })
    .mistake(
        "It looks as if you always answer for Black.",
        |(board, _)| balance(&board, Disc::Black, &CORNERS),
    )
    .mistake(
        "It looks as if you counted only your own corners: the opponent's \
         count against you.",
        |(board, disc)| count(&board, disc, &CORNERS),
    )
    .mistake("An empty corner isn't anyone's.", |(board, disc)| {
        2 * count(&board, disc, &CORNERS) - 4
    })
    .mistake(
        "There are four corners: a1, h1, a8 and h8.",
        |(board, disc)| balance(&board, disc, &CORNERS[..2]),
    )
    .mistake(
        "It looks as if you counted the squares next to the corners, too.",
        |(board, disc)| {
            let beside = [(1, 1), (6, 1), (1, 6), (6, 6)];
            balance(&board, disc, &CORNERS) + balance(&board, disc, &beside)
        },
    )
}

const CORNERS: [(i32, i32); 4] = [(0, 0), (7, 0), (0, 7), (7, 7)];

fn count(board: &Board, disc: Disc, places: &[(i32, i32)]) -> i32 {
    let squares = places.iter().map(|&(column, row)| Square::at(column, row));
    squares.filter(|&it| board[it] == Cell::from(disc)).count() as i32
}

fn balance(board: &Board, disc: Disc, places: &[(i32, i32)]) -> i32 {
    count(board, disc, places) - count(board, disc.opponent(), places)
}

/// A board with discs on these squares.
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
fn at_the_start_all_corners_are_empty() {
    expect(Board::start(), Disc::Black, 0);
}

#[test]
fn a_corner_counts_for_its_color() {
    expect(with(&["a1"], &[]), Disc::Black, 1);
}

#[test]
fn the_last_row_has_corners_too() {
    expect(with(&["h8"], &[]), Disc::Black, 1);
    expect(with(&["a8"], &[]), Disc::Black, 1);
}

#[test]
fn white_counts_its_own_corners() {
    expect(with(&[], &["h1"]), Disc::White, 1);
}

#[test]
fn a_corner_of_the_opponent_counts_against_you() {
    expect(with(&["a1"], &["h1", "a8"]), Disc::Black, -1);
}

#[test]
fn the_squares_next_to_a_corner_do_not_count() {
    expect(with(&["b2", "a1"], &["g7"]), Disc::Black, 1);
    expect(with(&["b2", "g2"], &[]), Disc::Black, 0);
}

#[test]
fn two_hundred_boards_have_the_balance_of_their_corners() {
    let calls = random_boards()
        .take(200)
        .flat_map(|board| [Disc::Black, Disc::White].map(|disc| (board, disc)));
    task().agrees_with(|(board, disc)| balance(&board, disc, &CORNERS), calls);
}
