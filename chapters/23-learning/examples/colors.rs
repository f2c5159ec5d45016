//! Trains weights that mirror images share, and then weights that swapped
//! colors share, too.

use bitboards::BitPosition;
use learning::{Duel, Generation, Plan, Player, Trainer};
use patterns::{SMALL, Weights};
use tic_tac_toe::Rand;

fn main() {
    for patterns in [SMALL.to_string(), format!("colors {SMALL}")] {
        let weights = learn(patterns);
        println!("{:5} bytes, {:.0} %", weights.write().len(), won(&weights));
    }
}

fn learn(patterns: String) -> Weights {
    let generation = |depth| Generation { depth, games: 500 };
    let plan = Plan {
        patterns,
        generations: [1, 2, 2].map(generation).into(),
        ..Plan::small()
    };
    Trainer::new(plan).expect("patterns").finish()
}

/// Returns the percentage of 200 games that weights win against `phased`.
fn won(weights: &Weights) -> f64 {
    let learned = |position: &BitPosition| weights.value(position);
    let players = [Player::new(&learned, 2), Player::by_hand(2)];
    Duel::play(players, 100, &mut Rand::new(1)).tally().rate()
}
