// caught by: black_begins_on_one_of_four_squares
// mistake: You sorted them by name: row 3 comes before row 4, so d3 before c4.

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
    moves.sort_by_key(Square::to_string);
    moves.dedup();
    moves
}
