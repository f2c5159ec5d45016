// caught by: an_occupied_square_is_no_move
// mistake: It looks as if you counted occupied squares: you can't play there.

use board::{Board, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn mobility(board: &Board) -> (usize, usize) {
    let moves = |disc| {
        let brackets = |square: &Square| {
            let mut all = Direction::ALL.into_iter();
            all.any(|direction| {
                bracket(board, *square, direction, disc).is_some()
            })
        };
        Square::all().filter(brackets).count()
    };
    (moves(Disc::Black), moves(Disc::White))
}
