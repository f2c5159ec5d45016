//! This chapter's rows of the table: one search with weights from more and more
//! games.
//!
//! `cargo bench -p learning --bench table`

use benchmark_positions::{Row, evaluation_row};
use bitboards::BitPosition;
use learning::{Plan, Trainer};
use patterns::Weights;

fn main() {
    println!("{}", Row::HEAD);
    println!("{}", evaluation_row("no games", &|_| 0, 6));
    for (name, generations) in
        [("250 games", 1), ("500 games", 2), ("1,750 games", 7)]
    {
        let mut plan = Plan::small().with_games(250);
        plan.generations.truncate(generations);
        let weights = Trainer::new(plan).expect("patterns").finish();
        println!("{}", row(name, &weights));
    }
    println!("{}", row("small, as shipped", Weights::small()));
    println!("{}", row("large, as shipped", Weights::large()));
}

fn row(name: &str, weights: &Weights) -> Row {
    let evaluation = |position: &BitPosition| weights.value(position);
    evaluation_row(name, &evaluation, 6)
}
