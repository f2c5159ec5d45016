//! What a keyboard hears when people type three lines and leave.

use std::io;

use two_players::{Keyboard, Mover, Othello, Rules, players};

fn main() -> io::Result<()> {
    let game = Othello::new(Rules::default());
    let [ann, _] = players(["Ann", "Bob"]);
    let mut keyboard = Keyboard::new("F5\n65\nf9\n".as_bytes());
    for _ in 0..4 {
        println!("{:?}", keyboard.choose(&ann, &game)?);
    }
    Ok(())
}
