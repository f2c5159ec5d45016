//! The opponent's result with its sign turned is ours, so one function serves
//! both players.

use tic_tac_toe::Game;

/// The result for the player to move, if nobody makes a mistake: 1, 0 or -1.
pub fn best_result(game: &Game) -> i32 {
    let results = game.moves().map(|spot| {
        let mut after = *game;
        match after.play(spot) {
            Ok(()) => -best_result(&after),
            Err(_) => -1,
        }
    });
    let without_moves = if game.winner().is_some() { -1 } else { 0 };
    results.max().unwrap_or(without_moves)
}
