//! Measures each idea of the chapter: other patterns, more phases, weights
//! shared by colors, and other labels. All learn from the same twenty thousand
//! games, played with the book's medium weights.
//!
//! `cargo bench -p train --bench ablation`

use bitboards::BitPosition;
use learning::{Dataset, Descent, Plan, Player, games};
use patterns::{LARGE, Learner, MEDIUM, Patterns, SMALL, Sample, Weights};
use tic_tac_toe::Rand;
use train::against_phased;

const GAMES: usize = 20_000;

fn main() {
    let test = test_samples();
    println!("patterns     phases  searched  weights  error  won");
    for (name, patterns, phases, searched) in [
        ("small", SMALL, 2, 0.7),
        ("small", SMALL, 3, 0.7),
        ("medium", MEDIUM, 2, 0.7),
        ("large", LARGE, 2, 0.7),
        ("large", LARGE, 4, 0.7),
        ("large", LARGE, 8, 0.7),
        ("colors, too", LARGE, 8, 0.7),
        ("large", LARGE, 8, 0.0),
        ("large", LARGE, 8, 0.5),
        ("large", LARGE, 8, 1.0),
    ] {
        let text = match name {
            "colors, too" => format!("colors {patterns}"),
            _ => patterns.to_string(),
        };
        let (size, weights) = learn(&text, phases, searched);
        let (error, won) = (error(&weights, &test), won(&weights));
        println!(
            "{name:12} {phases:6} {searched:9.1} {size:8} {error:6.2} {won}"
        );
    }
}

/// Trains weights, and returns their number and the weights.
fn learn(text: &str, phases: usize, searched: f32) -> (usize, Weights) {
    let evaluation = |position: &BitPosition| Weights::medium().value(position);
    let mut dataset = Dataset::default();
    let plan = Plan::large();
    for game in games(Player::new(&evaluation, 2), &plan, searched, 0..GAMES) {
        dataset.add(game);
    }
    let patterns = Patterns::new(text).expect("patterns");
    let shared = patterns.shared.iter().enumerate();
    let size = shared
        .filter(|(index, shared)| shared.is_own(*index))
        .count();
    let mut descent = Descent::new(Learner::new(patterns, phases, plan.rate));
    let mut rand = Rand::new(1);
    while !descent.is_done() {
        descent.round(&mut dataset, &mut rand);
    }
    (size * phases, descent.best().weights())
}

/// Returns samples of other games, with 12 to 16 empty squares and exact
/// labels.
fn test_samples() -> Vec<Sample> {
    let evaluation = |position: &BitPosition| Weights::medium().value(position);
    let plan = Plan {
        exact: 16,
        seed: 2,
        ..Plan::large()
    };
    let mut samples =
        games(Player::new(&evaluation, 2), &plan, 0.0, 0..500).concat();
    samples.retain(|sample| {
        (12..=16).contains(&sample.position.empty().count_ones())
    });
    samples
}

/// Returns the root mean square error of weights, in discs.
fn error(weights: &Weights, test: &[Sample]) -> f64 {
    let squares = test.iter().map(|sample| {
        let value = f64::from(weights.value(&sample.position)) / 8.0;
        (value - f64::from(sample.label)).powi(2)
    });
    (squares.sum::<f64>() / test.len() as f64).sqrt()
}

fn won(weights: &Weights) -> String {
    let duel = against_phased(weights, 122, 2);
    format!("{:.0} % ± {:.0}", duel.tally().rate(), duel.margin())
}
