//! What each level thinks of playing in the center first.

use tic_tac_toe::{Level, ParseError, TicTacToe};

fn main() -> Result<(), ParseError> {
    let center = "b2".parse()?;
    for level in Level::ALL {
        let analysis = level.analyze(&TicTacToe::default());
        println!("{level:6} {}", analysis.describe(center));
    }
    Ok(())
}
