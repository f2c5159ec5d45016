//! A thread thinks and reports, and the main thread listens.

use std::sync::mpsc;
use std::thread;

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Game, Value, consider};

fn main() {
    let (sender, reports) = mpsc::channel();
    thread::spawn(move || {
        let position = Position::start();
        for its_move in position.moves() {
            let it = consider(&position, its_move, 6, phased);
            sender.send(it).expect("main is listening");
        }
    });
    println!("thinking");
    for it in reports {
        println!("{} {}", it.its_move, Value(it.value));
    }
    println!("done");
}
