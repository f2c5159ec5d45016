// caught by: an_edge_beside_the_corner_loses_in_five_moves
// mistake: Your winner isn't in a hurry

use tic_tac_toe::{TicTacToe, Level, Spot, analyze, win_or_loss};

pub fn forced_win(game: &TicTacToe) -> Vec<Spot> {
    if Level::Hard
        .analyze(game)
        .values
        .iter()
        .all(|scored| scored.1 <= 0)
    {
        return Vec::new();
    }
    let mut game = *game;
    let mut moves = Vec::new();
    while let Some(spot) =
        analyze(&game, 9, win_or_loss).best().first().copied()
    {
        game.put(spot);
        moves.push(spot);
    }
    moves
}
