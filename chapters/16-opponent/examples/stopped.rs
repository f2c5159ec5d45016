//! A search that must stop as soon as it evaluates a position.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, minimax};

fn main() {
    let is_stopped = AtomicBool::new(false);
    let evaluation = |position: &Position| {
        is_stopped.store(true, Relaxed);
        phased(position)
    };
    let must_stop = || is_stopped.load(Relaxed);
    let mut search = Search::new(&evaluation).until(&must_stop);
    let value = minimax(&mut search, &Position::start(), 6);
    println!("{value:?} after {} positions", search.positions());
}
