//! The soft limit after each iteration, from the scores of seven.

use std::time::Duration;

use engine::{TimeLimits, TimeManager};
use whole_games::Ply;

fn main() {
    let [soft, hard] = [2, 8].map(Duration::from_secs);
    let ply = Ply::Move("c4".parse().expect("a square"));
    let mut time = TimeManager::default();
    for value in [20, 22, 5, 6, 6, 7, 8] {
        time.update(ply, value);
        println!("{value:2} {:?}", time.soft_limit(TimeLimits { soft, hard }));
    }
}
