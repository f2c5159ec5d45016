//! A thread thinks and reports, and the main thread listens.

use std::sync::mpsc;
use std::thread;

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Value;
use opponent::report_moves;

fn main() {
    let (sender, reports) = mpsc::channel();
    thread::spawn(move || {
        report_moves(&Position::start(), 6, phased, &sender);
    });
    println!("thinking");
    for it in reports {
        println!("{} {}", it.its_move, Value(it.value));
    }
    println!("done");
}
