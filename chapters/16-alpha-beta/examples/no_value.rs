//! A search that's stopped has nothing to say, and can't pretend that it does.

use alpha_beta::{Searcher, Window, fewest_replies};
use end_of_game::Position;
use evaluation::evaluate::phased;

fn main() {
    let mut searcher = Searcher::new(phased, fewest_replies).until(&|| true);
    let start = Position::start();
    let line = searcher.search(&start, 12, Window::OPEN, &[]);
    println!("{line:?} after {} positions", searcher.positions);
}
