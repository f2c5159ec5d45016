//! Tests of the discs that a move flips, and of the board after it.

use board::{Board, Cell, Disc, Square};
use flipping::{IllegalMove, flips, play};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::examples::{example, square};

/// Returns the flips of a move, one per line.
fn describe_flips(board: &Board, name: &str, disc: Disc) -> String {
    flips(board, square(name), disc)
        .map(|flip| format!("{} closed by {}\n", flip.square, flip.closed_by))
        .collect()
}

/// Returns the board after the move of an example.
fn board_after(name: &str) -> Board {
    let example = example(name);
    play(&example.board, example.square.unwrap(), example.to_move).unwrap()
}

#[test]
fn c6_flips_five_discs_in_four_directions() {
    let board = example("c6").board;
    assert_snapshot!(describe_flips(&board, "c6", Disc::Black), @r"
    c5 closed by c3
    c4 closed by c3
    d7 closed by e8
    b6 closed by a6
    b5 closed by a4
    ");
    assert_snapshot!(board_after("c6"), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . B . . . .
    3 . . B . . . . .
    4 B B B B B . . .
    5 B B B B B W . .
    6 B B B W W . . .
    7 . . . B B . . .
    8 . . . . B . . .
    ");
}

#[test]
fn c6_also_flips_d6_and_e6_if_f6_is_black() {
    let mut board = example("c6").board;
    board.set(square("f6"), Cell::Black);
    assert_snapshot!(describe_flips(&board, "c6", Disc::Black), @r"
    c5 closed by c3
    c4 closed by c3
    d6 closed by f6
    e6 closed by f6
    d7 closed by e8
    b6 closed by a6
    b5 closed by a4
    ");
}

#[test]
fn a5_flips_two_discs_and_leaves_c4_white() {
    let board = example("a5").board;
    assert_snapshot!(describe_flips(&board, "a5", Disc::Black), @r"
    b5 closed by d5
    c5 closed by d5
    ");
    assert_snapshot!(board_after("a5"), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . B . . . . .
    3 . . B B W . . .
    4 . . W W B . . .
    5 B B B B B B . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn d2_flips_a_column_and_a_diagonal() {
    let board = example("d2").board;
    assert_snapshot!(describe_flips(&board, "d2", Disc::White), @r"
    e3 closed by f4
    d3 closed by d6
    d4 closed by d6
    d5 closed by d6
    ");
    assert_snapshot!(board_after("d2"), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . W . . . .
    3 . . . W W . . .
    4 . . . W B W . .
    5 . . . W B . . .
    6 . . . W B . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn f5_flips_e5_at_start() {
    let start = Board::start();
    assert_snapshot!(describe_flips(&start, "f5", Disc::Black), @"e5 closed by d5");
    assert_snapshot!(board_after("start"), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . B B B . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn each_white_reply_flips_one_disc() {
    let board = example("start").after;
    let reply = |name| describe_flips(&board, name, Disc::White);
    assert_snapshot!(reply("f4"), @"e4 closed by d4");
    assert_snapshot!(reply("f6"), @"e5 closed by d4");
    assert_snapshot!(reply("d6"), @"d5 closed by d4");
}

#[test]
fn play_rejects_illegal_moves() {
    let board = example("c6").board;
    let error = |square| play(&board, square, Disc::Black).unwrap_err();
    let (d5, e2) = (square("d5"), square("e2"));
    assert_eq!(error(Square::OVERFLOW), IllegalMove::OffTheBoard);
    assert_eq!(error(d5), IllegalMove::Occupied(d5));
    assert_eq!(error(e2), IllegalMove::NothingToFlip(e2, Disc::Black));
}

#[test]
fn illegal_move_messages() {
    let c6 = square("c6");
    assert_snapshot!(IllegalMove::OffTheBoard, @"that's off the board: play on a square, such as c6");
    assert_snapshot!(IllegalMove::Occupied(c6), @"c6 is taken: play on an empty square");
    assert_snapshot!(IllegalMove::NothingToFlip(c6, Disc::White), @"White can't play c6: it wouldn't flip anything");
}

#[test]
fn border_cell_is_off_the_board() {
    let mut board = Board::start();
    board.set(square("f5"), Cell::Border);
    let result = play(&board, square("f5"), Disc::Black);
    assert_eq!(result, Err(IllegalMove::OffTheBoard));
}
