//! Counts the ways of the first plies, up to a depth.
//!
//! `cargo run --release -p end-of-game --example perft -- 9`

use std::env;
use std::time::Instant;

use end_of_game::{Position, perft};

fn main() {
    let depth = env::args().nth(1).and_then(|depth| depth.parse().ok());
    println!("{:>5} {:>11} {:>8}", "depth", "ways", "seconds");
    for depth in 1..=depth.unwrap_or(8) {
        let start = Instant::now();
        let ways = perft(&Position::start(), depth);
        let seconds = start.elapsed().as_secs_f64();
        println!("{depth:>5} {ways:>11} {seconds:>8.2}");
    }
}
