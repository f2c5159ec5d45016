//! One move wins, one wins later and one loses: how far away is that seen?

use tic_tac_toe::{ParseError, TicTacToe, analyze, lines};

fn main() -> Result<(), ParseError> {
    let game: TicTacToe = "XX.O.OXO.".parse()?;
    for depth in 1..=3 {
        println!("{depth}: {:?}", analyze(&game, depth, lines).values);
    }
    Ok(())
}
