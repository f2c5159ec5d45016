//! What a session shows before anybody has typed anything.

use std::io;

use two_players::{Game, Keyboard, Rules, Session};

fn main() -> io::Result<()> {
    let game = Game::new(Rules::default());
    let keyboard = Keyboard::new(io::empty());
    let mut session =
        Session::new(["Ann", "Bob"], game.clone(), keyboard, io::stdout());
    session.show_board(&game)
}
