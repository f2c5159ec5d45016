//! A person with some patience, and one without.

use std::path::PathBuf;
use std::thread;

use opponent::WindowGame;
use othello_window::{Message, State};
use tic_tac_toe::Rand;

fn main() {
    for white in ["hard", "phased:20"] {
        let state = State::new(PathBuf::new());
        let players = ["human", white].map(|it| it.parse().expect("a player"));
        let mut game = WindowGame::new(state, players, Rand::new(1));
        game.update(Message::Place("f5".parse().expect("a square")));
        game.update(Message::Tick); // the disc on e5 has turned over
        game.think();
        println!("{}", game.state().notice());
        if white == "phased:20" {
            game.update(Message::Cancel);
        }
        while game.search().is_some() {
            thread::yield_now();
            game.think();
        }
        println!("{}", game.state().notice());
    }
}
