// caught by: a_threat_is_blocked
// mistake: you didn't take back a move

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    let mut after = *game;
    let results = game.moves().map(|spot| {
        let _ = after.play(spot);
        -best_result(&after)
    });
    let ended = if game.winner().is_some() { -1 } else { 0 };
    results.max().unwrap_or(ended)
}
