// caught by: a_pass_is_a_ply
// mistake: a side without a move passes

use board::{Board, Disc};
use end_of_game::{Position, Score, Turn};

pub fn value(board: &Board, to_move: Disc, depth: usize) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    if position.turn() == Turn::Over {
        return 10_000 * difference(Score::result(&board), to_move);
    }
    if depth == 0 {
        return difference(Score::discs(&board), to_move);
    }
    let mut best = i32::MIN;
    for square in position.legal_moves() {
        let next = position.play(square).unwrap();
        best = best.max(-value(&next.board, next.to_move, depth - 1));
    }
    best
}

fn difference(score: Score, disc: Disc) -> i32 {
    let black = score.black as i32 - score.white as i32;
    match disc {
        Disc::Black => black,
        Disc::White => -black,
    }
}
