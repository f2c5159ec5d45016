//! Off the board is `Border`, so a walk in a direction that leaves the board ends
//! at the corner. A set keeps each square once.

use std::collections::BTreeSet;

use board::{Board, Disc, Square};
use directions::Direction::{East, North, South, West};
use directions::next;

/// The safe discs of this color minus those of its opponent.
pub fn safe_discs(board: &Board, disc: Disc) -> i32 {
    let count = |disc| safe(board, disc).len() as i32;
    count(disc) - count(disc.opponent())
}

/// The squares of this color that can be reached from a corner, along an edge.
fn safe(board: &Board, disc: Disc) -> BTreeSet<Square> {
    let mut safe = BTreeSet::new();
    for (column, row) in [(0, 0), (7, 0), (0, 7), (7, 7)] {
        for way in [North, East, South, West] {
            let mut square = Square::at(column, row);
            while board[square] == disc.into() {
                safe.insert(square);
                square = next(square, way);
            }
        }
    }
    safe
}
