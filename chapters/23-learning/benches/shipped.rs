//! Trains the book's weights again, which takes most of an hour, and compares
//! the files byte for byte. With `-- --write`, changed files are replaced. The
//! lines of the generations are those of `by_generation.txt`.
//!
//! `cargo bench -p learning --bench shipped`

use std::{env, fs};

use bitboards::{BitPosition, evaluate::phased};
use learning::{Dataset, Descent, Duel, Plan, Player, Step, Trainer};
use patterns::{Learner, Patterns, Weights};
use tic_tac_toe::Rand;

fn main() {
    let mut trainer = Trainer::new(Plan::large()).expect("patterns");
    loop {
        match trainer.step() {
            Step::Played(games) if games % 10_000 == 0 => {
                println!("{games} games");
            }
            Step::Played(_) => {}
            Step::Learned(_) => {}
            Step::Finished(generation, test_error) => {
                let won = won(&trainer.weights());
                println!("{generation} {test_error:.2} {won:.1}");
            }
            Step::Done => break,
        }
    }
    check("large", trainer.weights().write());
    for (name, plan) in [("medium", Plan::medium()), ("small", Plan::small())] {
        check(name, teach(&plan, &mut trainer.dataset).write());
    }
}

/// Trains the weights of another plan with the same samples.
fn teach(plan: &Plan, dataset: &mut Dataset) -> Weights {
    let patterns = Patterns::new(&plan.patterns).expect("patterns");
    let learner = Learner::new(patterns, plan.phases, plan.rate);
    let (mut descent, mut rand) = (Descent::new(learner), Rand::new(plan.seed));
    while !descent.is_done() {
        descent.round(dataset, &mut rand);
    }
    descent.best().weights()
}

/// Returns the percentage of 244 games that weights win against `phased`, both
/// at depth 2.
fn won(weights: &Weights) -> f64 {
    let learned = |position: &BitPosition| weights.value(position);
    let players = [Player::new(&learned, 2), Player::new(&phased, 2)];
    Duel::play(players, 122, &mut Rand::new(1)).tally().rate()
}

/// Compares weights with the book's file, and replaces it with `--write`.
fn check(name: &str, bytes: Vec<u8>) {
    let path = format!("{}/weights/{name}.bin", env!("CARGO_MANIFEST_DIR"));
    let old = fs::read(&path).unwrap_or_default();
    let same = if bytes == old { "the same" } else { "others" };
    println!("{name}: {} bytes, {same}", bytes.len());
    if env::args().any(|argument| argument == "--write") {
        fs::write(&path, bytes).expect("a file that can be written");
    }
}
