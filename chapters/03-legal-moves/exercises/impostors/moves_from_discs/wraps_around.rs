// caught by: no_move_lies_beyond_the_edge
// mistake: It looks as if a walk ran over the edge into another row.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use directions::other_ways::offset;

pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    let mut moves = Vec::new();
    for own in Square::all().filter(|&s| board[s] == Cell::from(disc)) {
        for direction in Direction::ALL {
            let first = by_index(own, direction);
            let mut end = first;
            while board[end] == opponent {
                end = by_index(end, direction);
            }
            if end != first && board[end] == Cell::Empty {
                moves.push(end);
            }
        }
    }
    moves.sort();
    moves.dedup();
    moves
}

fn by_index(square: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    Square::new((square.index() as i32 + right + 8 * down) as usize)
}
