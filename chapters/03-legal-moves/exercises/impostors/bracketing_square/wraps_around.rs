// caught by: the_edge_closes_no_run
// mistake: It looks as if the walk ran over the edge into another row.

use board::{Board, Cell, Disc, Square};
use directions::Direction;

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let step = match direction {
        Direction::North => -8,
        Direction::NorthEast => -7,
        Direction::East => 1,
        Direction::SouthEast => 9,
        Direction::South => 8,
        Direction::SouthWest => 7,
        Direction::West => -1,
        Direction::NorthWest => -9,
    };
    let after = |s: Square| Square::new((s.index() as i32 + step) as usize);
    let first = after(square);
    let mut end = first;
    while board[end] == Cell::from(disc.opponent()) {
        end = after(end);
    }
    (end != first && board[end] == Cell::from(disc)).then_some(end)
}
