//! Which discs flip, which disc closes each bracket, and the board afterward.

use board::{Board, Cell, Disc, Square};
use flipping::{IllegalMove, flips, play};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::examples::{example, square};

/// The flips of a move, one a line.
fn reasons(board: &Board, name: &str, disc: Disc) -> String {
    flips(board, square(name), disc)
        .map(|flip| format!("{} closed by {}\n", flip.square, flip.closed_by))
        .collect()
}

/// Plays the move of an example of the documents.
fn played(name: &str) -> Board {
    let example = example(name);
    play(&example.board, example.square.unwrap(), example.to_move).unwrap()
}

#[test]
fn c6_flips_five_discs_in_four_directions() {
    let board = example("c6").board;
    assert_snapshot!(reasons(&board, "c6", Disc::Black), @r"
    c5 closed by c3
    c4 closed by c3
    d7 closed by e8
    b6 closed by a6
    b5 closed by a4
    ");
    assert_snapshot!(played("c6"), @r"
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
fn with_a_black_disc_on_f6_c6_flips_d6_and_e6_too() {
    let mut board = example("c6").board;
    board.set(square("f6"), Cell::Black);
    assert_snapshot!(reasons(&board, "c6", Disc::Black), @r"
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
    assert_snapshot!(reasons(&board, "a5", Disc::Black), @r"
    b5 closed by d5
    c5 closed by d5
    ");
    assert_snapshot!(played("a5"), @r"
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
    assert_snapshot!(reasons(&board, "d2", Disc::White), @r"
    e3 closed by f4
    d3 closed by d6
    d4 closed by d6
    d5 closed by d6
    ");
    assert_snapshot!(played("d2"), @r"
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
fn the_first_move_f5_flips_e5() {
    let start = Board::start();
    assert_snapshot!(reasons(&start, "f5", Disc::Black), @"e5 closed by d5");
    assert_snapshot!(played("start"), @r"
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
fn each_of_whites_replies_flips_one_disc() {
    let board = example("start").after;
    let reply = |name| reasons(&board, name, Disc::White);
    assert_snapshot!(reply("f4"), @"e4 closed by d4");
    assert_snapshot!(reply("f6"), @"e5 closed by d4");
    assert_snapshot!(reply("d6"), @"d5 closed by d4");
}

#[test]
fn an_illegal_move_answers_which_rule_it_breaks() {
    let board = example("c6").board;
    let answer = |square| play(&board, square, Disc::Black).unwrap_err();
    let (d5, e2) = (square("d5"), square("e2"));
    assert_eq!(answer(Square::OVERFLOW), IllegalMove::OffTheBoard);
    assert_eq!(answer(d5), IllegalMove::Occupied(d5));
    assert_eq!(answer(e2), IllegalMove::NothingToFlip(e2, Disc::Black));
}

#[test]
fn a_rule_that_a_move_breaks_is_told_in_a_sentence() {
    let c6 = square("c6");
    assert_snapshot!(IllegalMove::OffTheBoard, @"that's off the board: play on a square, such as c6");
    assert_snapshot!(IllegalMove::Occupied(c6), @"c6 is taken: play on an empty square");
    assert_snapshot!(IllegalMove::NothingToFlip(c6, Disc::White), @"White can't play c6: it wouldn't flip anything");
}

#[test]
fn outside_a_smaller_board_no_disc_can_be_placed() {
    let mut board = Board::start();
    board.set(square("f5"), Cell::Border);
    let answer = play(&board, square("f5"), Disc::Black);
    assert_eq!(answer, Err(IllegalMove::OffTheBoard));
}
