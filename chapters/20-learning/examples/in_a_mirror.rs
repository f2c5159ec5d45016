//! Learns from games as they were, and from the same games in mirrors, too.

use bitboards::BitPosition;
use learning::{LARGE, Learner, Patterns, Plan, Sample, School};

fn main() {
    let mut school = School::new(1).expect("a megabyte");
    let games = (0..400).map(|_| school.play(&Plan::default()));
    let games: Vec<_> = games.collect();
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
    let mut learner = Learner::new(patterns, 0.05);
    for &Sample { position, result } in games.concat().iter() {
        let BitPosition { own, opponent } = position;
        for (own, opponent) in views(own).into_iter().zip(views(opponent)) {
            let position = BitPosition { own, opponent };
            learner.learn(&Sample { position, result });
        }
    }
    let (seen, new) = (learner.error(&games.concat()), learner.error(new));
    println!("{name:8} {seen:.1} {new:.1}");
}
