//! Prints the lengths of the lines through d4 in the Delphi document's example.

use board::{Board, Square};
use connect_four::{Axis, arm, four_through, run};

const BOARD: &str =
    "--------------------O-----XOX-----OXO----OXOXX------------------";

fn main() {
    let board: Board = BOARD.parse().expect("a board");
    let d4: Square = "d4".parse().expect("a square");
    for axis in Axis::ALL {
        let lengths = axis.directions().map(|way| arm(&board, d4, way).count());
        let sum = run(&board, d4, axis).count();
        println!("{axis} {} + 1 + {} = {sum}", lengths[0], lengths[1]);
    }
    println!("{:?}", four_through(&board, d4));
}
