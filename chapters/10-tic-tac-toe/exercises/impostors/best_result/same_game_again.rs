// caught by: an_open_line_wins
// mistake: overflow

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    let results = game.moves().map(|spot| {
        let mut after = *game;
        after.play(spot).unwrap();
        -best_result(game)
    });
    let ended = if game.winner().is_some() { -1 } else { 0 };
    results.max().unwrap_or(ended)
}
