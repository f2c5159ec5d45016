//! Measures the speedup of a second thread: twenty positions from the middle of
//! a game, and five near the end. The shortest of three times counts.
//!
//! `cargo bench -p engine --bench threads`

use std::time::{Duration, Instant};

use benchmark_positions::{ffo, middle_game};
use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Feature, Limits, ParallelEngine, learned};

const ROUNDS: usize = 3;

/// The number of threads, and the features that are switched off.
const CONFIGURATIONS: [(usize, &[Feature]); 3] =
    [(1, &[]), (2, &[Feature::Claims]), (2, &[])];

fn main() {
    println!(
        "{:28} threads       by the first       time   gain",
        "positions"
    );
    let middle = middle_game(36);
    measure("36 empty, 12 moves ahead", &middle, Limits::depth(12));
    let ends: Vec<_> = ffo(40..=44)
        .into_iter()
        .map(|problem| problem.position)
        .collect();
    measure("#40 to #44", &ends, Limits::NONE);
}

fn measure(name: &str, positions: &[Position], limits: Limits) {
    let mut rows = [(Duration::ZERO, 0); CONFIGURATIONS.len()];
    for position in positions.iter().map(BitPosition::from) {
        let mut best = [(Duration::MAX, 0); CONFIGURATIONS.len()];
        for _ in 0..ROUNDS {
            // Interleaved, so that a busy moment affects all configurations.
            for (best, (threads, disabled)) in
                best.iter_mut().zip(CONFIGURATIONS)
            {
                let mut engine = ParallelEngine::new(learned(), 64, threads)
                    .expect("enough memory");
                engine.disable(disabled);
                *best = (*best).min(search(&mut engine, position, limits));
            }
        }
        for (row, best) in rows.iter_mut().zip(best) {
            *row = (row.0 + best.0, row.1 + best.1);
        }
    }
    let single = rows[0].0.as_secs_f64();
    for ((time, positions), (threads, disabled)) in
        rows.into_iter().zip(CONFIGURATIONS)
    {
        let seconds = time.as_secs_f64();
        let gain = single / seconds;
        let threads = match disabled {
            [] => threads.to_string(),
            _ => format!("{threads}, no claims"),
        };
        println!(
            "{name:28} {threads:12} {positions:13} {seconds:8.2} s {gain:6.2}"
        );
    }
}

/// Searches with empty tables, and returns the time and the positions that the
/// first thread searched.
fn search(
    engine: &mut ParallelEngine,
    position: BitPosition,
    limits: Limits,
) -> (Duration, u64) {
    let begin = Instant::now();
    let last = engine.hints(position, 1, limits).flatten().last();
    (begin.elapsed(), last.expect("a move").positions)
}
