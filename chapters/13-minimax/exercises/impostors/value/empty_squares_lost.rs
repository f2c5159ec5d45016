// caught by: a_finished_game_is_exact_and_the_winner_gets_the_empty_square
// mistake: The empty squares belong to the winner

use board::{Board, Disc};
use end_of_game::{Position, Score, Turn};

/// The value of this position for the side to move.
pub fn value(board: &Board, to_move: Disc, depth: usize) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    let turn = position.turn();
    if turn == Turn::Over {
        return 10_000 * difference(Score::discs(&board), to_move);
    }
    if depth == 0 {
        return difference(Score::discs(&board), to_move);
    }
    let after = |next: Position| -value(&next.board, next.to_move, depth - 1);
    if turn == Turn::Pass {
        return after(position.passed());
    }
    let moves = position.legal_moves();
    let nexts = moves.filter_map(|square| position.play(square).ok());
    nexts.map(after).max().unwrap_or_default()
}

fn difference(score: Score, disc: Disc) -> i32 {
    let black = score.black as i32 - score.white as i32;
    match disc {
        Disc::Black => black,
        Disc::White => -black,
    }
}
