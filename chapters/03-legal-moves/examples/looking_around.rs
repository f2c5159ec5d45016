//! Prints the cells in each direction from c6.

use std::error::Error;

use board::{Board, Square};
use directions::{Direction, ray};

const BOARD: &str = "-----------X------X-----XXOXX---XOOXXO--\
                     XO-OO------OX-------X---";

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = BOARD.parse()?;
    let c6: Square = "c6".parse()?;
    for direction in Direction::ALL {
        let cells: Vec<_> =
            ray(c6, direction).map(|square| board[square]).collect();
        println!("{direction:>9}: {cells:?}");
    }
    Ok(())
}
