//! A person without patience.

use std::path::PathBuf;

use opponent::WindowGame;
use othello_window::{Message, State};
use tic_tac_toe::Rand;

fn main() {
    let players = [None, Some("phased:20".parse().expect("a computer"))];
    let state = State::new(PathBuf::new());
    let mut game = WindowGame::new(state, players, Rand::new(1));
    let f5 = Message::Place("f5".parse().expect("a square"));
    for message in [f5, Message::Tick, Message::Choose, Message::Cancel] {
        println!("{message:?}");
        game.update(message);
        game.think();
        println!("  {}", game.state().notice());
    }
}
