// caught by: c6_leaves_d6_and_e6
// mistake: It looks as if you flipped a run that none of your own discs closes.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    let run = |direction| {
        ray(square, direction).take_while(|&s| board[s] == opponent)
    };
    Direction::ALL.into_iter().flat_map(run).collect()
}
