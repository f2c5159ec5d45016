//! Tests of brackets and legal moves.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use insta::assert_snapshot;
use legal_moves::{bracket, is_legal, legal_moves, with_marks};
use pretty_assertions::assert_eq;
use test_support::examples::{example, examples, square};

/// Returns the end of Black's bracket east of a square.
fn bracket_east(board: &Board, name: &str) -> Option<Square> {
    bracket(board, square(name), Direction::East, Disc::Black)
}

/// Returns a diagram of the board with a `+` on each legal move.
fn marked(board: &Board, disc: Disc) -> String {
    with_marks(board, legal_moves(board, disc), '+')
}

#[test]
fn start_has_four_moves() {
    assert_snapshot!(marked(&Board::start(), Disc::Black), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . + . . . .
    4 . . + W B . . .
    5 . . . B W + . .
    6 . . . . + . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn white_has_three_replies_to_f5() {
    let after_f5 = example("start").after;
    assert_snapshot!(marked(&after_f5, Disc::White), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B + . .
    5 . . . B B B . .
    6 . . . + . + . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn moves_in_example_c6() {
    assert_snapshot!(marked(&example("c6").board, Disc::Black), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . B . . . .
    3 . + B + . . . .
    4 B B W B B . . .
    5 B W W B B W + .
    6 B W + W W . + .
    7 + + + W B + . .
    8 . . . + B . . .
    ");
}

#[test]
fn moves_in_example_a5() {
    assert_snapshot!(marked(&example("a5").board, Disc::Black), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . B . + . . .
    3 . + B B W + . .
    4 . + W W B . . .
    5 + W W B B B . .
    6 + . + . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn moves_in_example_d2() {
    assert_snapshot!(marked(&example("d2").board, Disc::White), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . + . . . .
    3 . . . B B . . .
    4 . . + B B W . .
    5 . . . B B . . .
    6 . . . W B + . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn neither_color_has_a_move_in_example_b1() {
    let board = example("b1").board;
    assert_eq!(board[square("b1")], Cell::Empty);
    assert_eq!(legal_moves(&board, Disc::Black).count(), 0);
    assert_eq!(legal_moves(&board, Disc::White).count(), 0);
}

#[test]
fn c6_has_brackets_in_four_directions() {
    let board = example("c6").board;
    let brackets = Direction::ALL.map(|direction| {
        match bracket(&board, square("c6"), direction, Disc::Black) {
            Some(end) => format!("{direction}: {end}"),
            None => format!("{direction}: none"),
        }
    });
    assert_snapshot!(brackets.join("\n"), @r"
    north: c3
    northeast: none
    east: none
    southeast: e8
    south: none
    southwest: none
    west: a6
    northwest: a4
    ");
}

#[test]
fn d6_and_e6_are_bracketed_once_f6_is_black() {
    let mut board = example("c6").board;
    assert_eq!(bracket_east(&board, "c6"), None);
    board.set(square("f6"), Cell::Black);
    assert_eq!(bracket_east(&board, "c6"), Some(square("f6")));
}

#[test]
fn bracket_needs_adjacent_opponent() {
    let board = Board::start();
    assert_eq!(bracket_east(&board, "c4"), Some(square("e4"))); // d4 is white
    assert_eq!(bracket_east(&board, "c5"), None); // d5 is black
    assert_eq!(bracket_east(&board, "c3"), None); // d3 is empty
}

#[test]
fn run_to_the_edge_is_not_bracketed() {
    let mut board = Board::empty();
    for name in ["f4", "g4", "h4"] {
        board.set(square(name), Cell::White);
    }
    board.set(square("a5"), Cell::Black); // follows h4 by index
    assert_eq!(bracket_east(&board, "e4"), None);
}

#[test]
fn run_to_a_border_cell_is_not_bracketed() {
    let mut board = Board::empty();
    board.set(square("f4"), Cell::White);
    board.set(square("g4"), Cell::Border);
    board.set(square("h4"), Cell::Black);
    assert_eq!(bracket_east(&board, "e4"), None);
}

#[test]
fn occupied_squares_are_illegal() {
    let boards = examples().into_iter().map(|example| example.board);
    for board in boards.chain([Board::start()]) {
        let occupied_or_sentinel = (0..=64)
            .map(Square::new)
            .filter(|&square| board[square] != Cell::Empty);
        for square in occupied_or_sentinel {
            for disc in [Disc::Black, Disc::White] {
                assert!(!is_legal(&board, square, disc), "{square}\n{board}");
            }
        }
    }
}

#[test]
fn with_marks_ignores_sentinel() {
    let start = Board::start();
    let marked = with_marks(&start, [Square::OVERFLOW], '+');
    assert_eq!(marked, start.to_string());
}
