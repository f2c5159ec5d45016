//! How long the search takes from a position of the middle game: the median
//! over twenty, one thread.
//!
//! `cargo run --release -p evaluation --example speed`

use std::hint::black_box;
use std::time::{Duration, Instant};

use end_of_game::Position;
use evaluation::evaluate::STEPS;
use minimax::{Evaluation, Search, minimax};
use test_support::middle_game;

fn main() {
    let positions = middle_game::positions();
    println!("evaluation  depth     median        positions");
    for (name, evaluation) in STEPS {
        for depth in 4..=6 {
            let mut searches: Vec<_> = positions
                .iter()
                .map(|position| search(position, depth, evaluation))
                .collect();
            searches.sort();
            let (time, _) = searches[searches.len() / 2];
            let mut counts: Vec<_> =
                searches.iter().map(|search| search.1).collect();
            counts.sort();
            let positions = counts[counts.len() / 2];
            println!("{name:10} {depth:6} {time:>10.1?} {positions:>16}");
        }
    }
}

/// The time that a search takes, and the positions that it looks at.
fn search(
    position: &Position,
    depth: usize,
    evaluation: Evaluation<Position>,
) -> (Duration, u64) {
    let mut search = Search::new(evaluation);
    let begin = Instant::now();
    let value = minimax(&mut search, position, depth);
    black_box(value.expect("nothing stops it"));
    (begin.elapsed(), search.positions())
}
