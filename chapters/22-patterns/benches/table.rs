//! This chapter's rows of the table: chapter 18's search with other
//! evaluations.
//!
//! `cargo bench -p patterns --bench table`

use benchmark_positions::{Row, row_of};
use bitboards::{BitPosition, evaluate::phased};
use patterns::Weights;

fn main() {
    println!("{}", Row::HEAD);
    println!("{}", row_of("phased", &phased, 6));
    for (name, weights) in [
        ("small", Weights::small()),
        ("medium", Weights::medium()),
        ("large", Weights::large()),
    ] {
        let evaluation = |position: &BitPosition| weights.value(position);
        println!("{}", row_of(name, &evaluation, 6));
    }
    let large = |position: &BitPosition| Weights::large().value(position);
    println!("{}", row_of("phased", &phased, 8));
    println!("{}", row_of("large", &large, 8));
}
