//! What a second thread gains: twenty positions from the middle of a game, and
//! five near the end. Each is searched with one thread and with two, in turn,
//! and the shortest of three times counts.
//!
//! `cargo bench -p engine-player --bench threads`

use std::time::{Duration, Instant};

use benchmark_positions::{ffo, middle_game};
use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Limits, Technique, learned};
use engine_player::Team;

const ROUNDS: usize = 3;

/// How many threads there are, and what they do without.
const TEAMS: [(usize, &str, &[Technique]); 3] = [
    (1, "1", &[]),
    (2, "2, no claims", &[Technique::Claims]),
    (2, "2", &[]),
];

fn main() {
    println!(
        "{:28} threads       by the first       time   gain",
        "positions"
    );
    let middle = middle_game(36);
    measure("36 empty, 12 moves ahead", &middle, Limits::depth(12));
    let ends = ffo(40..=44).into_iter().map(|problem| problem.position);
    measure("#40 to #44", &ends.collect::<Vec<_>>(), Limits::NONE);
}

fn measure(name: &str, positions: &[Position], limits: Limits) {
    let mut rows = [(Duration::ZERO, 0); TEAMS.len()];
    for position in positions.iter().map(BitPosition::from) {
        let mut best = [(Duration::MAX, 0); TEAMS.len()];
        for _ in 0..ROUNDS {
            for (best, (threads, _, without)) in best.iter_mut().zip(TEAMS) {
                let mut team =
                    Team::new(learned(), 64, threads).expect("enough memory");
                team.disable(without);
                *best = (*best).min(search(&mut team, position, limits));
            }
        }
        for (row, best) in rows.iter_mut().zip(best) {
            *row = (row.0 + best.0, row.1 + best.1);
        }
    }
    for ((time, positions), (_, threads, _)) in rows.into_iter().zip(TEAMS) {
        let seconds = time.as_secs_f64();
        let gain = rows[0].0.as_secs_f64() / seconds;
        println!(
            "{name:28} {threads:12} {positions:13} {seconds:8.2} s {gain:6.2}"
        );
    }
}

/// How long it takes with an empty table, and the positions that the first
/// thread looks at.
fn search(
    team: &mut Team,
    position: BitPosition,
    limits: Limits,
) -> (Duration, u64) {
    let begin = Instant::now();
    let thoughts = team.hints(position, 1, limits).flatten();
    let thought = thoughts.last().expect("a move");
    (begin.elapsed(), thought.positions)
}
