//! The same, where a board and its mirror image count as one.

use std::collections::HashMap;

use end_of_game::Position;
use transpositions::{canonical, remember};
use two_players::Size;

fn main() {
    let mut start = Position::start();
    start.board = Size::Four.start();
    let mut known = HashMap::new();
    let points = remember(&start, canonical, &mut known);
    println!("{points} from {} positions", known.len());
}
