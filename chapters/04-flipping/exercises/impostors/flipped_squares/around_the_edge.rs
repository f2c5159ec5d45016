// caught by: the_edge_closes_no_run
// mistake: It looks as if a run went on over the edge into another row.

use board::{Board, Cell, Disc, Square};

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut flipped = Vec::new();
    for step in [-8, -7, 1, 9, 8, 7, -1, -9] {
        let mut run = Vec::new();
        let mut index = square.index() as i32 + step;
        while (0..64).contains(&index) {
            let here = Square::new(index as usize);
            if board[here] != Cell::from(disc.opponent()) {
                if board[here] == Cell::from(disc) {
                    flipped.append(&mut run);
                }
                break;
            }
            run.push(here);
            index += step;
        }
    }
    flipped
}
