//! Learns from games as they were, and from the same games in mirrors, too.

use bitboards::BitPosition;
use learning::{Plan, Player, games};
use patterns::{LARGE, Learner, Patterns, Sample};

fn main() {
    let games = games(Player::by_hand(2), &Plan::large(), 0.0, 0..400);
    let (new, seen) = games.split_at(80);
    learn("once", seen, &new.concat(), |game| vec![game]);
    learn("mirrors", seen, &new.concat(), in_mirrors);
}

/// Upside down, the other way around, and both.
fn in_mirrors(bits: u64) -> Vec<u64> {
    let half_turn = bits.reverse_bits();
    vec![bits, bits.swap_bytes(), half_turn.swap_bytes(), half_turn]
}

fn learn(
    name: &str,
    games: &[Vec<Sample>],
    new: &[Sample],
    views: fn(u64) -> Vec<u64>,
) {
    let patterns = Patterns::new(LARGE).expect("patterns");
    let mut learner = Learner::new(patterns, 2, 0.5);
    for &Sample { position, label } in games.concat().iter() {
        let BitPosition { own, opponent } = position;
        for (own, opponent) in views(own).into_iter().zip(views(opponent)) {
            let position = BitPosition { own, opponent };
            learner.learn(&Sample { position, label });
        }
    }
    let (seen, new) = (learner.error(&games.concat()), learner.error(new));
    println!("{name:8} {seen:.1} {new:.1}");
}
