// caught by: white_counts_its_own_discs
// mistake: you always answer for Black

use std::collections::BTreeSet;

use board::{Board, Disc, Square};
use directions::Direction::{East, North, South, West};
use directions::next;

pub fn safe_discs(board: &Board, _: Disc) -> i32 {
    let count = |disc| safe(board, disc).len() as i32;
    count(Disc::Black) - count(Disc::White)
}

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
