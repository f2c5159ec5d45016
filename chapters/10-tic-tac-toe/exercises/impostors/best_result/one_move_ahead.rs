// caught by: of_two_threats_only_one_can_be_blocked
// mistake: or stop too early?

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    if game.winner().is_some() {
        return -1;
    }
    let wins = game.moves().any(|spot| {
        let mut after = *game;
        after.play(spot).unwrap();
        after.winner().is_some()
    });
    i32::from(wins)
}
