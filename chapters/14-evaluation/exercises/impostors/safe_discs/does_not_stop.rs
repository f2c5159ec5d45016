// caught by: a_walk_ends_at_the_first_gap
// mistake: the first square that

use std::collections::BTreeSet;

use board::{Board, Cell, Disc, Square};
use directions::Direction::{East, North, South, West};
use directions::next;

pub fn safe_discs(board: &Board, disc: Disc) -> i32 {
    let count = |disc| safe(board, disc).len() as i32;
    count(disc) - count(disc.opponent())
}

fn safe(board: &Board, disc: Disc) -> BTreeSet<Square> {
    let mut safe = BTreeSet::new();
    for (column, row) in [(0, 0), (7, 0), (0, 7), (7, 7)] {
        for way in [North, East, South, West] {
            let mut square = Square::at(column, row);
            if board[square] != disc.into() {
                continue;
            }
            while board[square] != Cell::Border {
                if board[square] == disc.into() {
                    safe.insert(square);
                }
                square = next(square, way);
            }
        }
    }
    safe
}
