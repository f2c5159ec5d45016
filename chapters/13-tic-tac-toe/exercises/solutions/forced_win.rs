//! A backed-up value came from some leaf. Two players who make their best moves
//! walk down to it.

use tic_tac_toe::{Level, Spot, TicTacToe};

/// The moves of the game that the player to move wins by force.
pub fn forced_win(game: &TicTacToe) -> Vec<Spot> {
    let analysis = Level::Hard.analyze(game);
    if analysis.values.iter().all(|&(_, value)| value <= 0) {
        return Vec::new();
    }
    let mut game = *game;
    let mut moves = Vec::new();
    while let Some(&spot) = Level::Hard.analyze(&game).best().first() {
        game.put(spot);
        moves.push(spot);
    }
    moves
}
