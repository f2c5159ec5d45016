//! The time limits for a move with a minute left.

use std::time::Duration;

use engine::{Clock, TimeLimits};

fn main() {
    println!("empty    soft    hard");
    for empty in [60, 40, 30, 20, 10] {
        let clock = Clock::Game(Duration::from_secs(60));
        let TimeLimits { soft, hard } = clock.time_limits(empty);
        println!("{empty:5} {soft:>7.1?} {hard:>7.1?}");
    }
}
