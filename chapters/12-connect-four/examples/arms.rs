//! Prints the lengths of the arms of d4 in the Delphi document's example.

use board::{Board, Square};
use connect_four::arm;
use directions::Direction;

const BOARD: &str =
    "--------------------O-----XOX-----OXO----OXOXX------------------";

fn main() {
    let board: Board = BOARD.parse().expect("a board");
    let d4: Square = "d4".parse().expect("a square");
    for direction in Direction::ALL {
        let length = arm(&board, d4, direction).count();
        println!("{direction:>9}: {length}");
    }
}
