//! A move that the game takes, and two that it refuses.

use board::Square;
use two_players::{Othello, Rules};

fn main() {
    let [f5, a1] = [Square::at(5, 4), Square::at(0, 0)];
    let mut game = Othello::new(Rules::default());
    for square in [f5, f5, a1] {
        println!("{:?}", game.place(square));
    }
    println!("{}", game.position());
}
