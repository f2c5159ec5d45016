//! The error on positions of new games, and on new positions of old games.

use learning::{LARGE, Learner, Patterns, Plan, School};

fn main() {
    let (mut learned, mut same, mut new) = (vec![], vec![], vec![]);
    let mut school = School::new(1).expect("a megabyte");
    for number in 0..400 {
        for sample in school.play(&Plan::default()) {
            match (number % 5, learned.len() % 5) {
                (0, _) => new.push(sample),
                (_, 0) if same.len() < learned.len() / 4 => same.push(sample),
                _ => learned.push(sample),
            }
        }
    }
    let patterns = Patterns::new(LARGE).expect("patterns");
    let mut learner = Learner::new(patterns, 0.05);
    for _ in 0..20 {
        learned.iter().for_each(|sample| learner.learn(sample));
    }
    println!("learned from    {:.1}", learner.error(&learned));
    println!("the same games  {:.1}", learner.error(&same));
    println!("new games       {:.1}", learner.error(&new));
}
