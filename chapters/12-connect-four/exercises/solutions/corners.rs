//! A corner and a step to the next one make a square. Of its four steps, only
//! one goes to the right and not up.

use board::{Board, Cell, Disc, Square};

/// How many squares have discs of this color on all four corners.
pub fn corners(board: &Board, disc: Disc) -> usize {
    let steps = (1..8).flat_map(|right| (0..8).map(move |down| (right, down)));
    let squares =
        steps.flat_map(|step| Square::all().map(move |square| (square, step)));
    let is_square = |(first, step): &(Square, (i32, i32))| {
        let squares = corners_of(*first, *step);
        squares
            .iter()
            .all(|square| board[*square] == Cell::from(disc))
    };
    squares.filter(is_square).count()
}

fn corners_of(first: Square, (right, down): (i32, i32)) -> [Square; 4] {
    let (column, row) = (first.column(), first.row());
    [
        first,
        Square::at(column + right, row + down),
        Square::at(column + right - down, row + down + right),
        Square::at(column - down, row + right),
    ]
}
