//! What each idea of the chapter is worth. The book's medium weights play twenty
//! thousand games, and everybody learns from them: with other patterns, with more
//! phases, with colors that share their weights, from other labels.
//!
//! `cargo bench -p train --bench ablation`

use bitboards::BitPosition;
use learning::{Descent, Heaps, Plan, Player, games};
use patterns::{LARGE, Learner, MEDIUM, Patterns, SMALL, Sample, Weights};
use tic_tac_toe::Rand;
use train::against_phased;

const GAMES: usize = 20_000;

fn main() {
    let test = test();
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

/// The number of weights, and what was learned.
fn learn(text: &str, phases: usize, searched: f32) -> (usize, Weights) {
    let opinion = |position: &BitPosition| Weights::medium().value(position);
    let mut heaps = Heaps::default();
    let plan = Plan::large();
    for game in games(Player::new(&opinion, 2), &plan, searched, 0..GAMES) {
        heaps.add(game);
    }
    let patterns = Patterns::new(text).expect("patterns");
    let shared = patterns.shared.iter().enumerate();
    let size = shared.filter(|(at, shared)| shared.is_at(*at)).count();
    let mut descent = Descent::new(Learner::new(patterns, phases, plan.rate));
    let mut rand = Rand::new(1);
    while !descent.is_done() {
        descent.round(&mut heaps, &mut rand);
    }
    (size * phases, descent.best().weights())
}

/// Other games, with how they should have ended, from twelve to sixteen empty
/// squares.
fn test() -> Vec<Sample> {
    let opinion = |position: &BitPosition| Weights::medium().value(position);
    let plan = Plan {
        exact: 16,
        seed: 2,
        ..Plan::large()
    };
    let mut samples =
        games(Player::new(&opinion, 2), &plan, 0.0, 0..500).concat();
    samples.retain(|sample| {
        (12..=16).contains(&sample.position.empty().count_ones())
    });
    samples
}

/// How far weights are wrong about them: the root of the mean square, in discs.
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
