// caught by: white_may_not_play_h4_thanks_to_the_next_row
// mistake: It looks as if the search ran over the edge into another row.

use board::{Board, Cell, Disc, Square};

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    board[square] == Cell::Empty
        && [-8, -7, 1, 9, 8, 7, -1, -9]
            .into_iter()
            .any(|step| is_bracketed(board, square, step, disc))
}

fn is_bracketed(board: &Board, square: Square, step: i32, disc: Disc) -> bool {
    let mut index = square.index() as i32 + step;
    let mut run = 0;
    while (0..64).contains(&index) {
        let cell = board[Square::new(index as usize)];
        if cell != Cell::from(disc.opponent()) {
            return run > 0 && cell == Cell::from(disc);
        }
        run += 1;
        index += step;
    }
    false
}
