// caught by: who_brackets_nothing_may_not_play
// mistake: It is not enough to lie beside an opponent's disc: it must be bracketed.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    let opponent = Cell::from(disc.opponent());
    board[square] == Cell::Empty
        && Direction::ALL
            .into_iter()
            .any(|direction| board[next(square, direction)] == opponent)
}
