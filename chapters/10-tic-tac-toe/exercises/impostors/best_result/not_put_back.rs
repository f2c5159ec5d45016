// caught by: an_open_line_wins
// mistake: You're playing on after the end of a game

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    let mut after = *game;
    let results = game.moves().map(|spot| {
        after.play(spot).expect("a free spot");
        -best_result(&after)
    });
    let ended = if game.winner().is_some() { -1 } else { 0 };
    results.max().unwrap_or(ended)
}
