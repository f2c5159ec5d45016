//! Matches of the book's three sets of weights against the best evaluation
//! written by hand: chapter 15's sum without phases.
//!
//! `cargo bench -p train --bench sizes`

use bitboards::{BitPosition, evaluate};
use learning::{Duel, Player};
use patterns::Weights;
use tic_tac_toe::Rand;

/// The number of pairs of games in each match.
const PAIRS: usize = 200;

fn main() {
    println!("set     depth 2    depth 4    depth 6");
    for (name, weights) in [
        ("small", Weights::small()),
        ("medium", Weights::medium()),
        ("large", Weights::large()),
    ] {
        let won = [2, 4, 6].map(|depth| won(weights, depth));
        println!("{name:6}  {}", won.join("  "));
    }
}

/// Formats the percentage of games won, both players at this depth.
fn won(weights: &Weights, depth: usize) -> String {
    let learned = |position: &BitPosition| weights.value(position);
    let players = [Player::new(&learned, depth), Player::new(&by_hand, depth)];
    let duel = Duel::play(players, PAIRS, &mut Rand::new(1));
    format!("{:.1} % ± {:.1}", duel.tally().rate(), duel.margin())
}

/// Returns chapter 15's sum without phases.
fn by_hand(position: &BitPosition) -> i32 {
    30 * evaluate::corner_points(position) - 5 * evaluate::frontier(position)
        + 10 * evaluate::legal_moves(position)
}
