//! Common mistakes, and tests of what goes wrong with them.

use board::{Board, Square};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;

/// Collects every character that can be a cell, from the header line too.
fn symbols_of_every_line(diagram: &str) -> String {
    diagram.matches(|symbol| ".BbWw".contains(symbol)).collect()
}

#[test]
fn header_letter_b_counts_as_black_disc() {
    let symbols = symbols_of_every_line(&Board::start().to_string());
    assert_eq!(symbols.len(), 65);
    assert_eq!(symbols.find("b..."), Some(0)); // column b, read as a disc on a1
}

#[test]
fn header_letter_b_shifts_the_board() {
    let symbols = symbols_of_every_line(&Board::start().to_string());
    assert_snapshot!(symbols[..64].parse::<Board>().unwrap(), @r"
      a b c d e f g h
    1 B . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . W B . .
    5 . . . . B W . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn quarter_turn_changes_start_but_half_turn_does_not() {
    let once = quarter_turn(&Board::start());
    assert_snapshot!(once, @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . B W . . .
    5 . . . W B . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
    assert_eq!(quarter_turn(&once), Board::start());
}

/// Rotates a board clockwise by 90 degrees.
fn quarter_turn(board: &Board) -> Board {
    let mut rotated = Board::empty();
    for square in Square::all() {
        let to = Square::at(7 - square.row(), square.column());
        rotated.set(to, board[square]);
    }
    rotated
}
