//! Finds the discs that c6 flips, with two nested loops.

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

const BOARD: &str = "-----------X------X-----XXOXX---XOOXXO--\
                     XO-OO------OX-------X---";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let board: Board = BOARD.parse()?;
    let c6: Square = "c6".parse()?;
    for direction in Direction::ALL {
        let Some(end) = bracket(&board, c6, direction, Disc::Black) else {
            continue;
        };
        for between in ray(c6, direction) {
            if between == end {
                break;
            }
            println!("{between} flips, because of {end}");
        }
    }
    Ok(())
}
