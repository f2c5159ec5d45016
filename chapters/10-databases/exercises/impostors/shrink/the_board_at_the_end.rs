// caught by: games_that_differ_late_get_different_bytes
// mistake: It looks as if you pack the board at the end

use board::{Cell, Square};
use end_of_game::{Position, Turn};

pub fn shrink(moves: &[Square]) -> Vec<u8> {
    let mut position = Position::start();
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    let digit = |square: Square| match position.board[square] {
        Cell::Black => 1,
        Cell::White => 2,
        _ => 0,
    };
    let squares: Vec<_> = Square::all().map(digit).collect();
    let byte =
        |bytes: &[u8]| bytes.iter().fold(0, |byte, digit| 3 * byte + digit);
    squares.chunks(4).map(byte).collect()
}
