//! Othello on 4 by 4, with a memory.

use std::collections::HashMap;

use end_of_game::Position;
use minimax::small_board;
use transpositions::remember;

fn main() {
    let mut start = Position::start();
    start.board = small_board(4);
    let mut known = HashMap::new();
    let points = remember(&start, Position::clone, &mut known);
    println!("{points} from {} positions", known.len());
}
