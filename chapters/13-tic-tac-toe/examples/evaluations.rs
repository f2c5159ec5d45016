//! Prints the values of four positions for X and for O.

use tic_tac_toe::{Mark, ParseError, TicTacToe, lines};

fn main() -> Result<(), ParseError> {
    for signs in ["....X....", "X...O....", "XX......O", "XXXOO...."] {
        let game: TicTacToe = signs.parse()?;
        let [x, o] = [Mark::X, Mark::O].map(|mark| lines(&game, mark));
        println!("{game:?}  X {x:4}  O {o:4}");
    }
    Ok(())
}
