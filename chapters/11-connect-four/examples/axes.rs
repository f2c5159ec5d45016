//! The Delphi document's count: two arms and the disc between them.

use board::{Board, Square};
use connect_four::{Axis, arm, four_through, run};

const DIAGRAM: &str = "\
- - - - - - - -
- - - - - - - -
- - - - O - - -
- - X O X - - -
- - O X O - - -
- O X O X X - -
- - - - - - - -
- - - - - - - -";

fn main() {
    let board: Board = DIAGRAM.parse().expect("a board");
    let d4: Square = "d4".parse().expect("a square");
    for axis in Axis::ALL {
        let [one, other] =
            axis.directions().map(|way| arm(&board, d4, way).count());
        let sum = run(&board, d4, axis).count();
        println!("{axis} {one} + 1 + {other} = {sum}");
    }
    println!("four or more along: {:?}", four_through(&board, d4));
}
