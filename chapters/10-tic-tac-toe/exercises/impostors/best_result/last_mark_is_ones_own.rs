// caught by: a_game_that_the_opponent_has_won_is_lost
// mistake: a game that is won is lost for that player

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
