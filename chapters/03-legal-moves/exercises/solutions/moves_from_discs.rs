//! A bracket seen from its closing disc: the opponent's run, then an empty
//! square. What is found from several discs is found several times, so the list
//! is sorted, and equal neighbors in it are made one.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

/// The squares on which `disc` may be placed, from a1 to h8.
pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    let mut moves: Vec<_> = Square::all()
        .filter(|&own| board[own] == Cell::from(disc))
        .flat_map(|own| Direction::ALL.map(|d| behind_run(board, own, d, disc)))
        .flatten()
        .collect();
    moves.sort();
    moves.dedup();
    moves
}

/// The empty square behind the opponent's discs that begin beside this one.
fn behind_run(
    board: &Board,
    own: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let first = next(own, direction);
    let mut end = first;
    while board[end] == Cell::from(disc.opponent()) {
        end = next(end, direction);
    }
    (end != first && board[end] == Cell::Empty).then_some(end)
}
