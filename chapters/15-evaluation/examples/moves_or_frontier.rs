//! Moves counted one by one, instead of what may become a move.

use end_of_game::Position;
use evaluation::compare;
use evaluation::evaluate::{corner_points, corners, legal_moves};

fn main() {
    let moves = |position: &Position| {
        30 * corner_points(position) + 10 * legal_moves(position)
    };
    println!("{}", compare([&moves, &corners], 1));
}
