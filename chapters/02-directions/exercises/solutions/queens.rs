//! There's one queen in each row. Row by row, we try every square that no queen
//! above attacks, and if there isn't one, we go back a row.

use board::Square;
use directions::{Direction, ray};

/// Eight squares, no two of them on the same line. One of them is `first`.
pub fn queens(first: Square) -> Vec<Square> {
    let mut queens = vec![first];
    place_from(0, &mut queens);
    queens
}

/// Places a queen in each row from this one on. Says whether that's possible.
fn place_from(row: i32, queens: &mut Vec<Square>) -> bool {
    if row == 8 {
        return true;
    }
    if row == queens[0].row() {
        return place_from(row + 1, queens);
    }
    for column in 0..8 {
        let square = Square::at(column, row);
        if queens.iter().any(|&queen| attacks(queen, square)) {
            continue;
        }
        queens.push(square);
        if place_from(row + 1, queens) {
            return true;
        }
        queens.pop();
    }
    false
}

fn attacks(queen: Square, square: Square) -> bool {
    let sees = |direction| ray(queen, direction).any(|seen| seen == square);
    Direction::ALL.into_iter().any(sees)
}
