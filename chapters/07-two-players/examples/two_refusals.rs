//! A move that the game takes, and two that it refuses.

use board::Square;
use two_players::{Game, Rules};

fn main() {
    let [f5, a1] = [Square::at(5, 4), Square::at(0, 0)];
    let mut game = Game::new(Rules::default());
    for square in [f5, f5, a1] {
        println!("{:?}", game.place(square));
    }
    println!("{}", game.position());
}
