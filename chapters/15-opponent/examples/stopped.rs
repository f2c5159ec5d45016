//! A search before and after it's stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::minimax;
use opponent::Stoppable;

fn main() {
    let is_stopped = AtomicBool::new(false);
    let game = Stoppable {
        game: Position::start(),
        evaluation: phased,
        is_stopped: &is_stopped,
    };
    for depth in [3, 6, 60] {
        is_stopped.store(depth == 60, Ordering::Relaxed);
        let mut positions = 0;
        minimax(&game, depth, Stoppable::evaluate, &mut positions);
        println!("depth {depth}: {positions}");
    }
}
