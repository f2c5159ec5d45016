//! A person takes a move back while the computer is thinking about it.

use std::thread;

use end_of_game::Position;
use evaluation::Levels;
use opponent::Thinker;
use tic_tac_toe::{Level, Rand};

fn main() {
    let start = Position::start();
    let f5 = "f5".parse().expect("a square");
    let after = start.play(f5).expect("f5 is legal");
    let engine = Position::engine(Level::Hard);
    let mut thinker = Thinker::new(Rand::new(1));
    let _ = thinker.think(after, &engine); // and now f5 is taken back
    let (_, why) = loop {
        match thinker.think(start, &engine) {
            Some(choice) => break choice,
            None => thread::yield_now(),
        }
    };
    println!("{} has an answer, {why}", start.to_move);
}
