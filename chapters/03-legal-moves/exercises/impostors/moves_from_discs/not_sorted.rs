// caught by: black_begins_on_one_of_four_squares
// mistake: The right squares in the wrong order: sort them from a1 to h8.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    let mut moves = Vec::new();
    for own in Square::all().filter(|&s| board[s] == Cell::from(disc)) {
        for direction in Direction::ALL {
            let first = next(own, direction);
            let mut end = first;
            while board[end] == opponent {
                end = next(end, direction);
            }
            if end != first && board[end] == Cell::Empty {
                moves.push(end);
            }
        }
    }
    moves
}
