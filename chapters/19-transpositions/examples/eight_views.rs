//! The same, where a board and its mirror image count as one.

use std::collections::HashMap;

use end_of_game::Position;
use minimax::small_board;
use transpositions::{canonical, remember};

fn main() {
    let mut start = Position::start();
    start.board = small_board(4);
    let mut known = HashMap::new();
    let points = remember(&start, canonical, &mut known);
    println!("{points} from {} positions", known.len());
}
