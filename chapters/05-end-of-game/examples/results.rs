//! Prints the discs on the board and the result at the end of three games.

use board::{Board, ParseBoardError};
use end_of_game::Score;

const ENDS: [&str; 3] = [
    "O-XXXXXXOOXXXXXXOOOXXXXXOOXOXXXXOOOXOXXXOOXOXOXXOOXXOXOXOOOOOOOO",
    "--------------------X------XXX----XXXXX----XXX------X-----------",
    "OOOOOOO-OOOOOOOXOXOOXOOXOXOXOXOXOXXOXXXXOXOXOXXXOOXOXXXX-XXXXXXX",
];

fn main() -> Result<(), ParseBoardError> {
    for line in ENDS {
        let board: Board = line.parse()?;
        let (discs, result) = (Score::discs(&board), Score::result(&board));
        println!("{discs} on the board, the result is {result}");
    }
    Ok(())
}
