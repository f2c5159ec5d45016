//! How long a move is thought about, search by search.

use std::time::Duration;

use engine_parts::{Budget, TimeNeed};
use whole_games::Ply;

fn main() {
    let [enough, most] = [2, 8].map(Duration::from_secs);
    let ply = Ply::Move("c4".parse().expect("a square"));
    let mut need = TimeNeed::default();
    for value in [20, 22, 5, 6, 6, 7, 8] {
        need.learn(ply, value);
        println!("{value:2} {:?}", need.of(Budget { enough, most }));
    }
}
