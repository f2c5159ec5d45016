// caught by: of_two_threats_only_one_can_be_blocked
// mistake: Does your search begin with a draw in hand

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    if game.winner().is_some() {
        return -1;
    }
    let mut best = 0;
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        best = best.max(-best_result(&after));
    }
    best
}
