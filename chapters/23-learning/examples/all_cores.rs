//! Compares games played on one core and on all.

use learning::{Plan, Player, Teacher, games};

fn main() {
    let plan = &Plan::small();
    let one = games(Player::by_hand(2), plan, 0.0, 0..30);
    println!("{}", Teacher::ByHand.games(plan, 2, 0..30) == one);
}
