// caught by: each_of_the_eight_directions_counts
// mistake: One direction that brackets is enough, whichever of the eight it is.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    let straight = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];
    board[square] == Cell::Empty
        && straight
            .into_iter()
            .any(|direction| bracket(board, square, direction, disc).is_some())
}
