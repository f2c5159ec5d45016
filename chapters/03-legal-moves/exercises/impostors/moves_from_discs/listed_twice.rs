// caught by: a_square_comes_once_from_however_many_discs
// mistake: It looks as if you listed a square for each disc that sees it: once is enough.

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
    moves.sort();
    moves
}
