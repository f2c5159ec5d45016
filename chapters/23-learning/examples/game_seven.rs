//! Plays game 7 alone and among others.

use learning::{Plan, Player, games};

fn main() {
    let plan = &Plan::small();
    let play = |numbers| games(Player::by_hand(1), plan, 0.0, numbers);
    println!("{}", play(7..8)[0] == play(4..10)[3]);
}
