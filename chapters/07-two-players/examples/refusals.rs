//! Plays a legal move and two illegal ones.

use end_of_game::Position;
use two_players::Othello;

fn main() {
    let mut game = Othello::new(Position::start());
    for name in ["f5", "f5", "a1"] {
        let square = name.parse().expect("a square");
        println!("{:?}", game.place(square));
    }
}
