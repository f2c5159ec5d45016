//! Prints each level's value of the center as the first move.

use tic_tac_toe::{Level, ParseError, TicTacToe};

fn main() -> Result<(), ParseError> {
    let center = "b2".parse()?;
    for level in Level::ALL {
        let analysis = level.analyze(&TicTacToe::default());
        println!("{level:6} {}", analysis.describe(center));
    }
    Ok(())
}
