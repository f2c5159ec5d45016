// caught by: white_has_squares_too
// mistake: you counted the squares of one color, whatever color was asked for

use board::{Board, Cell, Disc, Square};

pub fn corners(board: &Board, _: Disc) -> usize {
    let mut count = 0;
    for (right, down) in
        (1..8).flat_map(|right| (0..8).map(move |down| (right, down)))
    {
        for first in Square::all() {
            let corners = corners_of(first, (right, down));
            if corners.iter().all(|corner| board[*corner] == Cell::Black) {
                count += 1;
            }
        }
    }
    count
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
