//! Othello on 4 by 4, with a memory.

use std::collections::HashMap;

use end_of_game::Position;
use transpositions::remember;
use two_players::Size;

fn main() {
    let mut start = Position::start();
    start.board = Size::Four.start();
    let mut known = HashMap::new();
    let points = remember(&start, Position::clone, &mut known);
    println!("{points} from {} positions", known.len());
}
