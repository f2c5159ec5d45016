//! A search that's stopped as soon as it evaluates a position.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::minimax;
use opponent::Stoppable;

fn main() {
    static IS_STOPPED: AtomicBool = AtomicBool::new(false);
    let game = Stoppable {
        game: Position::start(),
        evaluation: |it| {
            IS_STOPPED.store(true, Relaxed);
            phased(it)
        },
        is_stopped: &IS_STOPPED,
    };
    let mut positions = 0;
    minimax(&game, 6, Stoppable::evaluate, &mut positions);
    println!("{positions} positions");
}
