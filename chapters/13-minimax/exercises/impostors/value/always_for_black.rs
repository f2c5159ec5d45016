// caught by: discs_are_counted_for_the_side_to_move
// mistake: the value is always Black's

use board::{Board, Disc};
use end_of_game::{Position, Score, Turn};

pub fn value(board: &Board, to_move: Disc, depth: usize) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    let turn = position.turn();
    if turn == Turn::Over {
        return 10_000 * difference(Score::result(&board));
    }
    if depth == 0 {
        return difference(Score::discs(&board));
    }
    let after = |next: Position| value(&next.board, next.to_move, depth - 1);
    if turn == Turn::Pass {
        return after(position.passed());
    }
    let moves = position.legal_moves();
    let nexts = moves.filter_map(|square| position.play(square).ok());
    let values = nexts.map(after);
    match to_move {
        Disc::Black => values.max().unwrap_or_default(),
        Disc::White => values.min().unwrap_or_default(),
    }
}

fn difference(score: Score) -> i32 {
    score.black as i32 - score.white as i32
}
