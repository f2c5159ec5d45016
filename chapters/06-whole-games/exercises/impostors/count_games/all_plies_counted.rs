// caught by: there_is_one_way_to_play_nothing
// mistake: It looks as if you added the shorter games

use board::{Board, Disc};
use end_of_game::{Position, Turn};

pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let board = *board;
    let position = Position { board, to_move };
    let opponent = to_move.opponent();
    match position.turn() {
        Turn::Over => 1,
        Turn::Pass => count_games(&board, opponent, depth - 1),
        Turn::Move => {
            1 + position
                .legal_moves()
                .filter_map(|square| position.play(square).ok())
                .map(|after| count_games(&after.board, opponent, depth - 1))
                .sum::<u64>()
        }
    }
}
