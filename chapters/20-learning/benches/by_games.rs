//! How the error falls and the wins rise with the number of games: the lines of
//! `by_games.txt`, which the page draws.
//!
//! `cargo bench -p learning --bench by_games`

use bitboards::{BitPosition, evaluate::phased};
use learning::{Duel, Plan, Player, SMALL, Sample, Trainer, Weights};
use learning::{samples, self_play};
use perfect_endgame::{BoardShape, Solver, Table};
use tic_tac_toe::Rand;

const TEACHER: Player = Player {
    opinion: &phased,
    depth: 2,
    exact: 0,
};

fn main() {
    let test = test();
    for games in [125, 250, 500, 1000, 2000, 4000, 8000] {
        let weights = learn(games);
        let error = error(&weights, &test);
        let learned = move |position: &BitPosition| weights.value(position);
        let player = Player {
            opinion: &learned,
            ..TEACHER
        };
        let duel = Duel::play([player, TEACHER], 200, &mut Rand::new(1));
        println!("{games} {error:.2} {:.1}", duel.tally().rate());
    }
}

/// A thousand games that nobody learns from.
fn test() -> Vec<Sample> {
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(BoardShape::eight(), table);
    let mut rand = Rand::new(1000);
    let player = Player {
        exact: 8,
        ..TEACHER
    };
    let games = (0..1000).map(|_| self_play([player; 2], &mut rand));
    games
        .flat_map(|game| samples(&game, 12, &mut solver))
        .collect()
}

fn learn(games: usize) -> Weights {
    let plan = Plan {
        patterns: SMALL,
        games,
        solved: 12,
        ..Plan::default()
    };
    Trainer::new(plan).expect("patterns").finish()
}

/// By how many discs the weights are wrong: the root of the mean square.
fn error(weights: &Weights, samples: &[Sample]) -> f64 {
    let squares = samples.iter().map(|sample| {
        let value = f64::from(weights.value(&sample.position)) / 8.0;
        (value - f64::from(sample.result)).powi(2)
    });
    (squares.sum::<f64>() / samples.len() as f64).sqrt()
}
