// caught by: o_may_be_the_player_to_move
// mistake: the answer is always X's

use tic_tac_toe::Game;

use tic_tac_toe::Mark;

pub fn best_result(game: &Game) -> i32 {
    let results = game.moves().map(|spot| {
        let mut after = *game;
        after.play(spot).unwrap();
        best_result(&after)
    });
    let ended = match game.winner() {
        Some(Mark::X) => 1,
        Some(Mark::O) => -1,
        None => 0,
    };
    match game.to_move() {
        Mark::X => results.max().unwrap_or(ended),
        Mark::O => results.min().unwrap_or(ended),
    }
}
