// caught by: nothing_comes_after_a_finished_game
// mistake: you kept the finished games

use std::collections::HashSet;

use tic_tac_toe::Game;

pub fn different_positions(game: &Game, moves: usize) -> usize {
    let mut ends = HashSet::new();
    visit(*game, moves, &mut ends);
    ends.len()
}

fn visit(game: Game, moves: usize, ends: &mut HashSet<Game>) {
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
