//! Evaluations of an Othello position, one better than the other. Each is for
//! the color to move: above 0 is good, below 0 is bad.

use board::{Cell, Square};
use end_of_game::Position;

/// Counts discs: those of the color to move less those of its opponent.
pub fn discs(position: &Position) -> i32 {
    Square::all().map(|square| side(position, square)).sum()
}

/// 1 if the color to move has a disc there, -1 if its opponent has one.
fn side(position: &Position, square: Square) -> i32 {
    match position.board[square] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == position.to_move.into() => 1,
        _ => -1,
    }
}

/// A corner and the three squares beside it.
struct Region {
    corner: Square,
    /// The C squares, on the edge.
    c: [Square; 2],
    /// The X square, on the diagonal.
    x: Square,
}

const REGIONS: [Region; 4] = [
    region(0, 1, 0, 1),
    region(7, 6, 0, 1),
    region(0, 1, 7, 6),
    region(7, 6, 7, 6),
];

const fn region(column: i32, beside: i32, row: i32, below: i32) -> Region {
    Region {
        corner: Square::at(column, row),
        c: [Square::at(beside, row), Square::at(column, below)],
        x: Square::at(beside, below),
    }
}

/// Corners are never lost again. A disc beside an empty corner helps the
/// opponent to take it. Discs count a little.
pub fn corners(position: &Position) -> i32 {
    100 * regions(position) + discs(position)
}

fn regions(position: &Position) -> i32 {
    let mut sum = 0;
    for Region { corner, c, x } in REGIONS {
        if position.board[corner] != Cell::Empty {
            sum += 4 * side(position, corner);
        } else {
            sum -= 2 * side(position, x);
            sum -= side(position, c[0]) + side(position, c[1]);
        }
    }
    sum
}

/// Who has many moves can choose, and who has few must take what is left.
pub fn mobility(position: &Position) -> i32 {
    100 * regions(position) + 20 * moves(position)
}

fn moves(position: &Position) -> i32 {
    let own = position.legal_moves().count();
    let others = position.passed().legal_moves().count();
    own as i32 - others as i32
}

/// Phased.
pub fn phased(position: &Position) -> i32 {
    let empty = position.board.count(Cell::Empty) as i32;
    100 * regions(position) + 20 * moves(position) + (32 - empty).max(0) * discs(position)
}
