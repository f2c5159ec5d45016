// caught by: a_game_that_the_opponent_has_won_is_lost
// mistake: if the game is won, that player has lost

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    if game.winner().is_some() {
        return 1;
    }
    let results = game.moves().map(|spot| {
        let mut after = *game;
        after.play(spot).unwrap();
        -best_result(&after)
    });
    results.max().unwrap_or(0)
}
