//! Each move has a window of its own, from just below the best: what's equal is
//! inside.

use alpha_beta::{Window, alpha_beta};
use board::{Board, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;

/// The best moves, looking this far ahead, and how many positions that took.
pub fn all_best(
    board: &Board,
    to_move: Disc,
    depth: usize,
) -> (Vec<Square>, u64) {
    let board = *board;
    let position = Position { board, to_move };
    let mut search = Search::new(&phased);
    let (mut most, mut best) = (-i32::MAX, Vec::new());
    for square in position.legal_moves() {
        let after = position.play(square).expect("a legal move");
        let window = if best.is_empty() {
            Window::FULL
        } else {
            Window::FULL.raise_alpha(most - 1)
        };
        let window = window.negate();
        let value = alpha_beta(&mut search, &after, depth - 1, window);
        let value = -value.expect("nothing stops it");
        if value > most {
            (most, best) = (value, Vec::new());
        }
        if value == most {
            best.push(square);
        }
    }
    (best, search.positions())
}
