//! A plan for few games and few patterns.

use learning::Plan;

fn main() {
    let plan = Plan {
        patterns: "a1b1c1a2b2c2 moves",
        games: 500,
        ..Plan::default()
    };
    println!("{plan:#?}");
}
