//! A search that's stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::minimax;
use opponent::Stoppable;
use pretty_assertions::assert_eq;

/// The search of a game that is called off ends at once, however deep it was
/// to be.
#[test]
fn a_game_that_is_called_off_has_no_positions_left() {
    let is_stopped = AtomicBool::new(false);
    let game = Stoppable {
        game: Position::start(),
        evaluation: phased,
        is_stopped: &is_stopped,
    };
    let search = |depth| {
        let mut positions = 0;
        minimax(&game, depth, Stoppable::evaluate, &mut positions);
        positions
    };
    assert_eq!(search(3), 1 + 4 + 12 + 56);
    is_stopped.store(true, Ordering::Relaxed);
    assert_eq!(search(60), 1);
}
