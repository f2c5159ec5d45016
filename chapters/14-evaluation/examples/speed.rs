//! How long the search takes from a position of the middle game: the median
//! over twenty, one thread.
//!
//! `cargo run --release -p evaluation --example speed`

use std::hint::black_box;
use std::time::{Duration, Instant};

use end_of_game::Position;
use evaluation::evaluate::STEPS;
use minimax::{Evaluation, minimax};
use test_support::middle_game;

fn main() {
    let positions = middle_game::positions();
    println!("evaluation  depth     median        positions");
    for (name, evaluation) in STEPS {
        for depth in 4..=6 {
            let mut searches: Vec<_> = positions
                .iter()
                .map(|it| search(it, depth, evaluation))
                .collect();
            searches.sort();
            let (time, _) = searches[searches.len() / 2];
            let mut counts: Vec<_> = searches.iter().map(|it| it.1).collect();
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
    let mut positions = 0;
    let begin = Instant::now();
    black_box(minimax(position, depth, evaluation, &mut positions));
    (begin.elapsed(), positions)
}
