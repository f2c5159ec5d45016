// caught by: a_line_that_lies_open_wins
// mistake: This plays on in a game that is over

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
