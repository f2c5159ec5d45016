//! What it costs to remember.

use end_of_game::Position;

fn main() {
    let bytes = size_of::<Position>();
    println!("{bytes} bytes a position, {} a game", 61 * bytes);
}
