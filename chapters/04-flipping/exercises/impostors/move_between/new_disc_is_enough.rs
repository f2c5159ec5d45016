// caught by: a_forgotten_flip_is_no_move
// mistake: A new disc was enough for you. Did everything turn over that the move flips?

use board::{Board, Cell, Disc, Square};

pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let mut squares = Square::all();
    let square = squares.find(|&square| {
        before[square] == Cell::Empty && after[square] != Cell::Empty
    })?;
    match after[square] {
        Cell::Black => Some((square, Disc::Black)),
        _ => Some((square, Disc::White)),
    }
}
