//! Two moves ahead: now O sees what X threatens.

use tic_tac_toe::{Game, ParseError, few_moves::two_ahead, win_or_loss};

fn main() -> Result<(), ParseError> {
    for signs in [".XO.XX.O.", "X.O.O.X.X"] {
        let mut game: Game = signs.parse()?;
        let values = two_ahead(&mut game, win_or_loss);
        println!("{} to move: {values:?}", game.to_move());
    }
    Ok(())
}
