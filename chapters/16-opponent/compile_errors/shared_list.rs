use std::thread;

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::analyze;

fn main() {
    let mut considered = Vec::new();
    thread::spawn(|| {
        considered.extend(analyze(&Position::start(), 6, &phased));
    });
}
