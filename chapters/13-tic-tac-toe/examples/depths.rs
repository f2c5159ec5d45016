//! Six moves, looked at one move further each time.

use tic_tac_toe::{Analysis, ParseError, TicTacToe, analyze, win_or_loss};

fn main() -> Result<(), ParseError> {
    let game: TicTacToe = "X...O...X".parse()?;
    for depth in 1..=5 {
        let Analysis { values, positions } = analyze(&game, depth, win_or_loss);
        println!("{depth}: {values:?}, {positions} positions");
    }
    Ok(())
}
