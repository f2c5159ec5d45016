//! Trains with the same games without early stopping.

use learning::{Dataset, Descent, Plan, Player, games};
use patterns::{LARGE, Learner, Patterns};
use tic_tac_toe::Rand;

fn main() {
    let mut dataset = Dataset::default();
    let games = games(Player::by_hand(2), &Plan::large(), 0.0, 0..300);
    games.into_iter().for_each(|game| dataset.add(game));
    let patterns = Patterns::new(LARGE).unwrap();
    let mut descent = Descent::new(Learner::new(patterns, 2, 0.5));
    println!("round  error  not seen");
    for _ in 0..8 {
        let round = descent.round(&mut dataset, &mut Rand::new(1));
        let (error, unseen) = (round.error, round.validation_error);
        println!("{:5} {error:6.2} {unseen:9.2}", round.number);
    }
}
