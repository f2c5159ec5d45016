//! Prints the end of the bracket in each direction from c6.

use std::error::Error;

use board::{Board, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

const BOARD: &str = "-----------X------X-----XXOXX---XOOXXO--\
                     XO-OO------OX-------X---";

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = BOARD.parse()?;
    let c6: Square = "c6".parse()?;
    for direction in Direction::ALL {
        let end = bracket(&board, c6, direction, Disc::Black);
        println!("c6 {direction}: {end:?}");
    }
    Ok(())
}
