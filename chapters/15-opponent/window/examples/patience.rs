//! A person without patience.

use opponent::read_players;
use opponent_window::WindowGame;
use othello_window::{Message, State};
use tic_tac_toe::Rand;

fn main() {
    let players = read_players(&["human", "phased:20"]).expect("two players");
    let state = State::new("".into());
    let mut game = WindowGame::new(state, players, Rand::new(1));
    let f5 = Message::Place("f5".parse().expect("a square"));
    for message in [f5, Message::Tick, Message::Choose, Message::Cancel] {
        println!("{message:?}");
        game.update(message);
        game.think();
        println!("  {}", game.state().notice());
    }
}
