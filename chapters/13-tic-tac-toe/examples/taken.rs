//! Three moves: one that's fine, and two that aren't.

use tic_tac_toe::{ParseError, TicTacToe};

fn main() -> Result<(), ParseError> {
    for signs in ["X........", "..X.O....", "XXXOO...."] {
        let mut game: TicTacToe = signs.parse()?;
        match game.play("c1".parse()?) {
            Ok(()) => println!("{game:?}"),
            Err(refusal) => println!("{refusal}"),
        }
    }
    Ok(())
}
