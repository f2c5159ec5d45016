//! Finds the discs that c6 flips, with nothing but loops.

use std::error::Error;

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

const BOARD: &str = "-----------X------X-----XXOXX---XOOXXO--\
                     XO-OO------OX-------X---";

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = BOARD.parse()?;
    let c6: Square = "c6".parse()?;
    for direction in Direction::ALL {
        let Some(end) = bracket(&board, c6, direction, Disc::Black) else {
            println!("{direction}: nothing");
            continue;
        };
        let mut flipped = Vec::new();
        for between in ray(c6, direction) {
            if between == end {
                break;
            }
            flipped.push(between);
        }
        println!("{direction}: {end} closes {flipped:?}");
    }
    Ok(())
}
