// caught by: a_pass_is_a_ply
// mistake: a pass is a ply

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
    let values = position.legal_moves().map(|square| {
        let next = position.play(square).unwrap();
        -value(&next.board, next.to_move, depth - 1)
    });
    values.max().unwrap()
}

fn difference(score: Score, disc: Disc) -> i32 {
    let black = score.black as i32 - score.white as i32;
    match disc {
        Disc::Black => black,
        Disc::White => -black,
    }
}
