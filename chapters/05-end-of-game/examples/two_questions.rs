//! Asks who can move: at the start, and in the last two positions of
//! Ralle - Thor.

use std::error::Error;

use board::Disc;
use end_of_game::Position;

const BOARDS: [&str; 3] = [
    "---------------------------OX------XO---------------------------",
    "O-XXXXXXO-XXXXXXOXXXXXXXOXXXXXXXOXOXXXXXOXXOXXXXOXXXOXXXOOOOOOOO",
    "O-XXXXXXOOXXXXXXOOOXXXXXOOXOXXXXOOOXOXXXOOXOXOXXOOXXOXOXOOOOOOOO",
];

fn main() -> Result<(), Box<dyn Error>> {
    for line in BOARDS {
        let position = Position {
            board: line.parse()?,
            to_move: Disc::Black,
        };
        let black: Vec<_> = position.legal_moves().collect();
        let white: Vec<_> = position.passed().legal_moves().collect();
        println!("Black can play {black:?}, White could play {white:?}");
    }
    Ok(())
}
