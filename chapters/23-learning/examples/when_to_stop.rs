//! Goes through the same games again and again, and doesn't stop in time.

use learning::{Descent, Heaps, Plan, Player, games};
use patterns::{LARGE, Learner, Patterns};
use tic_tac_toe::Rand;

fn main() {
    let mut heaps = Heaps::default();
    for game in games(Player::by_hand(2), &Plan::large(), 0.0, 0..300) {
        heaps.add(game);
    }
    let patterns = Patterns::new(LARGE).expect("patterns");
    let mut descent = Descent::new(Learner::new(patterns, 2, 0.5));
    println!("round  error  not seen");
    for _ in 0..8 {
        let round = descent.round(&mut heaps, &mut Rand::new(1));
        let stop = if descent.is_done() { " stop" } else { "" };
        let (error, unseen) = (round.error, round.validation_error);
        println!("{:5} {error:6.2} {unseen:9.2}{stop}", round.number);
    }
}
