//! Prints the memory that a game's history takes.

use end_of_game::Position;

fn main() {
    let bytes = size_of::<Position>();
    println!("{bytes} bytes a position, {} a game", 61 * bytes);
}
