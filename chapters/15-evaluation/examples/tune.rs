//! A match against `phased` for five weights, those of exercise 15.4: corner
//! points, legal moves, frontier, discs and edges. It's played from the openings
//! that the exercise doesn't use.
//!
//! `cargo run --release -p evaluation --example tune -- 30 10 -5 0 0`

use std::env;

use end_of_game::Position;
use evaluation::evaluate::{phased, weighed};
use evaluation::{Engine, Tally, openings, play_match};
use minimax::Evaluation;
use tic_tac_toe::Rand;

fn main() {
    let weights = env::args().skip(1).map(|weight| weight.parse().ok());
    let weights: Option<Vec<i32>> = weights.collect();
    match weights.and_then(|weights| weights.try_into().ok()) {
        Some(weights) => println!("{}", try_out(weights)),
        None => eprintln!("give me five whole numbers: 30 10 -5 0 0"),
    }
}

/// Returns the match of these weights against `phased`.
fn try_out(weights: [i32; 5]) -> Tally {
    let openings: Vec<_> = openings().into_iter().skip(1).step_by(2).collect();
    let tried = |position: &Position| weighed(weights, position);
    let evaluations: [Evaluation<Position>; 2] = [&tried, &phased];
    let [one, other] = evaluations.map(|evaluation| Engine {
        depth: 2,
        evaluation,
    });
    let mut rand = Rand::new(1);
    let [first, second] = play_match([&one, &other], &openings, 60, &mut rand);
    first + second
}
