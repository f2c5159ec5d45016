// caught by: a_disc_counts_once
// mistake: counted discs twice

use board::{Board, Disc, Square};
use directions::Direction::{East, North, South, West};
use directions::next;

pub fn safe_discs(board: &Board, disc: Disc) -> i32 {
    let count = |disc| safe(board, disc).len() as i32;
    count(disc) - count(disc.opponent())
}

fn safe(board: &Board, disc: Disc) -> Vec<Square> {
    let mut safe = Vec::new();
    for (column, row) in [(0, 0), (7, 0), (0, 7), (7, 7)] {
        for way in [North, East, South, West] {
            let mut square = Square::at(column, row);
            while board[square] == disc.into() {
                safe.push(square);
                square = next(square, way);
            }
        }
    }
    safe
}