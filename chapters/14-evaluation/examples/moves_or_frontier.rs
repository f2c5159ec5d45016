//! Moves counted one by one, instead of what may become a move.

use evaluation::compare;
use evaluation::evaluate::{corner_points, corners, legal_moves};
use minimax::Evaluation;

fn main() {
    let moves: Evaluation<_> =
        |it| 30 * corner_points(it) + 10 * legal_moves(it);
    println!("{}", compare([moves, corners], 1));
}
