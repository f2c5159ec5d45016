//! What is empty is counted, and not worked out from 64: a smaller board has
//! fewer squares.

use std::cmp::Ordering;

use board::{Board, Cell};
use end_of_game::Score;

/// The result of a game that ends on this board.
pub fn final_score(board: &Board) -> Score {
    let black = board.count(Cell::Black);
    let white = board.count(Cell::White);
    let empty = board.count(Cell::Empty);
    let (to_black, to_white) = match black.cmp(&white) {
        Ordering::Greater => (empty, 0),
        Ordering::Equal => (empty / 2, empty / 2),
        Ordering::Less => (0, empty),
    };
    Score {
        black: black + to_black,
        white: white + to_white,
    }
}
