//! What a second thread gains: twenty positions from the middle of a game, and
//! five near the end. Each is searched with one thread and with two, in turn,
//! and the shortest of three times counts.
//!
//! `cargo bench -p engine --bench threads`

use std::time::{Duration, Instant};

use benchmark_positions::{ffo, middle_game};
use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Limits, Team, learned};

const ROUNDS: usize = 3;

fn main() {
    println!("{:28} threads  by the first       time", "positions");
    let middle = middle_game(36);
    measure("36 empty, 12 moves ahead", &middle, Limits::depth(12));
    let ends = ffo(40..=44).into_iter().map(|problem| problem.position);
    measure("#40 to #44", &ends.collect::<Vec<_>>(), Limits::NONE);
}

fn measure(name: &str, positions: &[Position], limits: Limits) {
    let mut rows = [(Duration::ZERO, 0); 2];
    for position in positions.iter().map(BitPosition::from) {
        let mut best = [(Duration::MAX, 0); 2];
        for _ in 0..ROUNDS {
            for (best, threads) in best.iter_mut().zip(1..) {
                *best = (*best).min(search(position, threads, limits));
            }
        }
        for (row, best) in rows.iter_mut().zip(best) {
            *row = (row.0 + best.0, row.1 + best.1);
        }
    }
    for ((time, positions), threads) in rows.into_iter().zip(1..) {
        let seconds = time.as_secs_f64();
        println!("{name:28} {threads:7} {positions:13} {seconds:8.2} s");
    }
    let gain = rows[0].0.as_secs_f64() / rows[1].0.as_secs_f64();
    println!("{gain:57.2} times as fast");
}

/// How long it takes with an empty table, and the positions that the first
/// thread looks at.
fn search(
    position: BitPosition,
    threads: usize,
    limits: Limits,
) -> (Duration, u64) {
    let mut team = Team::new(learned(), 64, threads).expect("enough memory");
    let begin = Instant::now();
    let thought = team
        .hints(position, 1, limits)
        .flatten()
        .last()
        .expect("a move");
    (begin.elapsed(), thought.positions)
}
