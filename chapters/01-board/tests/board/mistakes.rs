//! Mistakes that people make in this chapter, and the proof that they're
//! mistakes.

use board::{Board, Square};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;

/// What most people write first: keep every character that can be a square.
fn symbols_of_every_line(diagram: &str) -> String {
    diagram.matches(|symbol| ".BbWw".contains(symbol)).collect()
}

#[test]
fn the_column_letters_hold_a_black_disc() {
    let symbols = symbols_of_every_line(&Board::start().to_string());
    assert_eq!(symbols.len(), 65);
    assert_eq!(symbols.find("b..."), Some(0)); // column b, read as a disc on a1
}

#[test]
fn the_first_64_of_those_symbols_are_another_board() {
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
fn a_quarter_turn_makes_another_start_and_half_a_turn_the_same() {
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

/// The board turned clockwise by 90 degrees.
fn quarter_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        let to = Square::at(7 - square.row(), square.column());
        turned.set(to, board[square]);
    }
    turned
}
