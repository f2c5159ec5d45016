// caught by: a_square_counts_once_however_many_brackets
// mistake: It looks as if you counted brackets: a square counts once.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn mobility(board: &Board) -> (usize, usize) {
    (moves(board, Disc::Black), moves(board, Disc::White))
}

fn moves(board: &Board, disc: Disc) -> usize {
    let mut moves = 0;
    for square in Square::all().filter(|&s| board[s] == Cell::Empty) {
        for direction in Direction::ALL {
            if bracket(board, square, direction, disc).is_some() {
                moves += 1;
            }
        }
    }
    moves
}
