// caught by: a_disc_of_yours_ends_the_run
// mistake: It looks as if a walk went over your own discs: only the opponent's make a run.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    let mut moves = Vec::new();
    for own in Square::all().filter(|&s| board[s] == Cell::from(disc)) {
        for direction in Direction::ALL {
            let first = next(own, direction);
            let mut end = first;
            while matches!(board[end], Cell::Black | Cell::White) {
                end = next(end, direction);
            }
            if board[first] == opponent && board[end] == Cell::Empty {
                moves.push(end);
            }
        }
    }
    moves.sort();
    moves.dedup();
    moves
}
