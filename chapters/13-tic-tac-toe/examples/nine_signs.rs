//! A position that's read, and one that no game comes to.

use tic_tac_toe::TicTacToe;

fn main() {
    for signs in ["X...O...X", "XXX......"] {
        match signs.parse::<TicTacToe>() {
            Ok(game) => println!("{game}"),
            Err(error) => println!("{error}"),
        }
    }
}
