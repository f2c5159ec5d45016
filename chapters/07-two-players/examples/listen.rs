//! What a keyboard hears when people type three lines and leave.

use std::io;

use board::Disc;
use two_players::{Game, Keyboard, Mover, Player, Rules};

fn main() -> io::Result<()> {
    let game = Game::new(Rules::default());
    let ann = Player::new("Ann", Disc::Black);
    let mut keyboard = Keyboard::new("F5\n65\nf9\n".as_bytes());
    for _ in 0..4 {
        println!("{:?}", keyboard.choose(&ann, &game)?);
    }
    Ok(())
}
