//! What a session shows before anybody has typed anything.

use std::io;

use two_players::{Keyboard, Othello, Rules, Session};

fn main() -> io::Result<()> {
    let game = Othello::new(Rules::default());
    let keyboard = Keyboard::new(io::empty());
    let mut session =
        Session::new(["Ann", "Bob"], game.clone(), keyboard, io::stdout());
    session.show_board(&game)
}
