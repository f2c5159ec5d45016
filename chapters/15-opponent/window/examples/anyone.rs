//! Waits for somebody who thinks, whoever it is.

use end_of_game::Position;
use opponent::{Choice, Thinker};
use opponent_window::Thinks;
use tic_tac_toe::Rand;

fn wait_for(who: &mut impl Thinks, computer: &str) -> Choice {
    let computer = computer.parse().expect("a computer");
    loop {
        if let Some(choice) = who.think(Position::start(), &computer) {
            return choice;
        }
    }
}

fn main() {
    let mut thinker = Thinker::new(Rand::new(1));
    let (ply, why) = wait_for(&mut thinker, "discs:2");
    println!("{ply}, {why}");
}
