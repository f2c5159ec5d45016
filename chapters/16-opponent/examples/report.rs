//! A thread thinks and reports, and the main thread listens.

use std::sync::mpsc;
use std::thread;

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use opponent::{in_discs, report_moves};

fn main() {
    let (sender, reports) = mpsc::channel();
    thread::spawn(move || {
        let mut search = Search::new(&phased);
        report_moves(&mut search, &Position::start(), 6, &sender);
    });
    println!("thinking");
    for scored in reports {
        println!("{} {}", scored.mv, in_discs(scored.value));
    }
    println!("done");
}
