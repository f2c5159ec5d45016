//! The Delphi document's count: two arms and the disc between them.

use board::{Board, Square};
use connect_four::{Axis, arm, four_through, run};

const BOARD: &str =
    "--------------------O-----XOX-----OXO----OXOXX------------------";

fn main() {
    let board: Board = BOARD.parse().expect("a board");
    let d4: Square = "d4".parse().expect("a square");
    for axis in Axis::ALL {
        let arms = axis.directions().map(|way| arm(&board, d4, way).count());
        let sum = run(&board, d4, axis).count();
        println!("{axis} {} + 1 + {} = {sum}", arms[0], arms[1]);
    }
    println!("{:?}", four_through(&board, d4));
}
