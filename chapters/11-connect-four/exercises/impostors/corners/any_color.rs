// caught by: both_colors_do_not_share_a_square
// mistake: four corners have to be the same color

use board::{Board, Cell, Disc, Square};

pub fn corners(board: &Board, _: Disc) -> usize {
    let mut count = 0;
    for (right, down) in
        (1..8).flat_map(|right| (0..8).map(move |down| (right, down)))
    {
        for first in Square::all() {
            let corners = corners_of(first, (right, down));
            if corners.iter().all(|corner| {
                matches!(board[*corner], Cell::Black | Cell::White)
            }) {
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
