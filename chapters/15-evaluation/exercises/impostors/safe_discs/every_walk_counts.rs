// caught by: at_the_start_no_disc_is_safe
// mistake: It looks as if you counted discs twice: you can reach a corner along two edges, and a full edge from two corners.

use board::{Board, Disc, Square};
use directions::Direction::{East, North, South, West};
use directions::next;

pub fn safe_discs(board: &Board, disc: Disc) -> i32 {
    let count = |disc| safe(board, disc).len() as i32;
    count(disc) - count(disc.opponent())
}

fn safe(board: &Board, disc: Disc) -> Vec<Square> {
    let mut safe = Vec::new();
    let corners = [
        (0, 0, [East, South]),
        (7, 0, [West, South]),
        (0, 7, [East, North]),
        (7, 7, [West, North]),
    ];
    for (column, row, ways) in corners {
        for way in ways {
            let mut square = Square::at(column, row);
            while board[square] == disc.into() {
                safe.push(square);
                square = next(square, way);
            }
        }
    }
    safe
}
