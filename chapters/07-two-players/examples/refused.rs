//! A move that the game takes, and three things that it refuses.

use board::Square;
use two_players::{Game, Rules};

fn main() {
    let [f5, a1] = [Square::at(5, 4), Square::at(0, 0)];
    let mut game = Game::new(Rules::default());
    println!("{:?}", game.place(f5));
    println!("{:?}", game.place(f5));
    println!("{:?}", game.place(a1));
    println!("{:?}", game.pass());
    println!("{}", game.position());
}
