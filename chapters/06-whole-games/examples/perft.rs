//! Counts the sequences of plies from the start, up to a depth.
//!
//! `cargo run --release -p whole-games --example perft -- 9`

use std::env;

use end_of_game::Position;
use whole_games::perft;

fn main() {
    let depth = env::args().nth(1).and_then(|depth| depth.parse().ok());
    println!("plies       ways");
    for depth in 1..=depth.unwrap_or(7) {
        println!("{depth:>5} {:>10}", perft(&Position::start(), depth));
    }
}
