// caught by: a_square_on_its_tip_counts
// mistake: you counted upright squares only

use board::{Board, Cell, Disc, Square};

pub fn corners(board: &Board, disc: Disc) -> usize {
    let mut count = 0;
    for (right, down) in (1..8).map(|size| (size, 0)) {
        for first in Square::all() {
            let corners = corners_of(first, (right, down));
            if corners
                .iter()
                .all(|corner| board[*corner] == Cell::from(disc))
            {
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
