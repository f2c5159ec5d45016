// caught by: nothing_comes_after_a_finished_game
// mistake: you kept the finished games

use std::collections::HashSet;

use tic_tac_toe::TicTacToe;

pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    let mut ends = HashSet::new();
    visit(*game, moves, &mut ends);
    ends.len()
}

fn visit(game: TicTacToe, moves: usize, ends: &mut HashSet<TicTacToe>) {
    if moves == 0 || game.is_over() {
        ends.insert(game);
        return;
    }
    for spot in game.moves() {
        let mut after = game;
        after.play(spot).unwrap();
        visit(after, moves - 1, ends);
    }
}
