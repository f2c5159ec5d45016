// caught by: hard_has_two_best_moves_and_f3_is_none_of_them
// mistake: bounds, not values

use alpha_beta::{Window, alpha_beta};
use board::{Board, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;

pub fn all_best(board: &Board, to_move: Disc, depth: usize) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let mut search = Search::new(&phased);
    let (mut most, mut best) = (-i32::MAX, Vec::new());
    for square in position.legal_moves() {
        let after = position.play(square).expect("a legal move");
        let window = match best.is_empty() {
            true => Window::OPEN,
            false => Window::OPEN.above(most),
        };
        let window = window.turned();
        let value = alpha_beta(&mut search, &after, depth - 1, window);
        let value = -value.expect("nothing stops it");
        if value > most {
            (most, best) = (value, Vec::new());
        }
        if value == most {
            best.push(square);
        }
    }
    best
}
