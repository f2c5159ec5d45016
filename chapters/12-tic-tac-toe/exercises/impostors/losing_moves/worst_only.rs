// caught by: some_losses_are_quick_and_some_are_late
// mistake: you listed only the worst moves

use tic_tac_toe::{TicTacToe, Level, Spot};

pub fn losing_moves(game: &TicTacToe) -> Vec<Spot> {
    let values = Level::Hard.analyze(game).values;
    let worst = values
        .iter()
        .map(|scored| scored.1)
        .min()
        .unwrap_or(0)
        .min(-1);
    let moves = values.iter().filter(|scored| scored.1 == worst);
    moves.map(|scored| scored.0).collect()
}
