// caught by: each_free_spot_makes_one_after_one_move
// mistake: you counted the positions on the way, too

use std::collections::HashSet;

use tic_tac_toe::TicTacToe;

pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    let mut seen = HashSet::new();
    visit(*game, moves, &mut seen);
    seen.len()
}

fn visit(game: TicTacToe, moves: usize, seen: &mut HashSet<TicTacToe>) {
    seen.insert(game);
    if moves == 0 {
        return;
    }
    for spot in game.moves() {
        let mut after = game;
        after.play(spot).unwrap();
        visit(after, moves - 1, seen);
    }
}
