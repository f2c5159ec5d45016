//! A later move replaces the best one only if it flips more. Beginning with 0
//! flips leaves out every square that flips nothing, so that only the occupied
//! ones have to be asked for.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

/// The legal move that flips the most discs, the first from a1 to h8 if there
/// are several.
pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    let mut best = None;
    let mut most = 0;
    for square in Square::all().filter(|&s| board[s] == Cell::Empty) {
        let count = flips(board, square, disc).count();
        if count > most {
            (best, most) = (Some(square), count);
        }
    }
    best
}
