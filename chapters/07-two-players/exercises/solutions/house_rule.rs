//! Chapter 4 plays what's legal. Only when it refuses, and would refuse every
//! other move, does the house rule have its say.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use flipping::play;
use legal_moves::legal_moves;

/// The board after `disc` is placed on this square by the house rule.
pub fn house_rule(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    if let Ok(after) = play(board, square, disc) {
        return Some(after);
    }
    let can_flip = legal_moves(board, disc).next().is_some();
    if can_flip || board[square] != Cell::Empty {
        return None;
    }
    let is_disc = |beside| matches!(board[beside], Cell::Black | Cell::White);
    let has_neighbor =
        Direction::ALL.iter().any(|&way| is_disc(next(square, way)));
    has_neighbor.then(|| {
        let mut after = *board;
        after.set(square, disc.into());
        after
    })
}
