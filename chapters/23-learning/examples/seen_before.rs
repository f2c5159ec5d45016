//! The errors on other positions of the same games, and on new games.

use learning::{Plan, Player, games};
use patterns::{LARGE, Learner, Patterns};

fn main() {
    let (mut learned, mut same, mut new) = (vec![], vec![], vec![]);
    let games = games(Player::by_hand(2), &Plan::large(), 0.0, 0..400);
    for (number, game) in games.into_iter().enumerate() {
        for sample in game {
            match (number % 5, learned.len() % 5) {
                (0, _) => new.push(sample),
                (_, 0) if same.len() < learned.len() / 4 => same.push(sample),
                _ => learned.push(sample),
            }
        }
    }
    let mut learner = Learner::new(Patterns::new(LARGE).unwrap(), 2, 0.5);
    for _ in 0..20 {
        learned.iter().for_each(|sample| learner.learn(sample));
    }
    println!("learned from    {:.1}", learner.error(&learned));
    println!("the same games  {:.1}", learner.error(&same));
    println!("new games       {:.1}", learner.error(&new));
}
