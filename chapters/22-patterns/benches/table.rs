//! This chapter's rows of the table: chapter 18's search with other
//! evaluations.
//!
//! `cargo bench -p patterns --bench table`

use benchmark_positions::{Row, evaluation_row};
use bitboards::{BitPosition, evaluate::phased};
use patterns::Weights;

fn main() {
    println!("{}", Row::HEAD);
    println!("{}", evaluation_row("phased", &phased, 6));
    for (name, weights) in [
        ("small", Weights::small()),
        ("medium", Weights::medium()),
        ("large", Weights::large()),
    ] {
        let evaluation = |position: &BitPosition| weights.value(position);
        println!("{}", evaluation_row(name, &evaluation, 6));
    }
    let large = |position: &BitPosition| Weights::large().value(position);
    println!("{}", evaluation_row("phased", &phased, 8));
    println!("{}", evaluation_row("large", &large, 8));
}
