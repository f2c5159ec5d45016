//! How long to think with a minute left.

use std::time::Duration;

use engine::Clock;

fn main() {
    let minute = Duration::from_secs(60);
    println!("empty  enough    most");
    for empty in [60, 40, 30, 20, 10] {
        let budget = Clock::Game(minute).budget(empty);
        let [enough, most] =
            [budget.enough, budget.most].map(|time| time.as_secs_f64());
        println!("{empty:5} {enough:6.1}s {most:6.1}s");
    }
}
