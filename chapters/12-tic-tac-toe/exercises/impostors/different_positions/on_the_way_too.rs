// caught by: each_free_spot_makes_one_after_one_move
// mistake: you counted the positions on the way, too

use std::collections::HashSet;

use tic_tac_toe::Game;

pub fn different_positions(game: &Game, moves: usize) -> usize {
    let mut seen = HashSet::new();
    visit(*game, moves, &mut seen);
    seen.len()
}

fn visit(game: Game, moves: usize, seen: &mut HashSet<Game>) {
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
