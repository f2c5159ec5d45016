//! Ann and Bob play a game.

use std::io;

use two_players::{Keyboard, Othello, Rules, Session};

fn main() -> io::Result<()> {
    let mut game = Othello::new(Rules::default());
    let keyboard = Keyboard::new(io::stdin().lock());
    let names = ["Ann", "Bob"];
    let mut session = Session::new(names, game.clone(), keyboard, io::stdout());
    session.play(&mut game)?;
    Ok(())
}
