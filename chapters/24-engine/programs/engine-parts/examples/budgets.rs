//! How long to think with a minute left.

use std::time::Duration;

use engine_parts::{Budget, Clock};

fn main() {
    println!("empty  enough    most");
    for empty in [60, 40, 30, 20, 10] {
        let clock = Clock::Game(Duration::from_secs(60));
        let Budget { enough, most } = clock.budget(empty);
        println!("{empty:5} {enough:>7.1?} {most:>7.1?}");
    }
}
