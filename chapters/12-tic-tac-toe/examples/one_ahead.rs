//! One move ahead, in two positions that are one move apart.

use tic_tac_toe::{Game, ParseError, few_moves::one_ahead, win_or_loss};

fn main() -> Result<(), ParseError> {
    for signs in [".XO.XX.OO", ".XO.XX.O."] {
        let mut game: Game = signs.parse()?;
        let values = one_ahead(&mut game, win_or_loss);
        println!("{} to move: {values:?}", game.to_move());
    }
    Ok(())
}
