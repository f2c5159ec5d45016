//! Prints the moves of both colors at the start, and in the last two positions
//! of Ralle - Thor.

use board::{Disc, ParseBoardError};
use end_of_game::Position;

const BOARDS: [&str; 3] = [
    "---------------------------OX------XO---------------------------",
    "O-XXXXXXO-XXXXXXOXXXXXXXOXXXXXXXOXOXXXXXOXXOXXXXOXXXOXXXOOOOOOOO",
    "O-XXXXXXOOXXXXXXOOOXXXXXOOXOXXXXOOOXOXXXOOXOXOXXOOXXOXOXOOOOOOOO",
];

fn main() -> Result<(), ParseBoardError> {
    for line in BOARDS {
        let (board, to_move) = (line.parse()?, Disc::Black);
        let position = Position { board, to_move };
        let black: Vec<_> = position.legal_moves().collect();
        let white: Vec<_> = position.passed().legal_moves().collect();
        println!("Black can play {black:?}, White could play {white:?}");
    }
    Ok(())
}
