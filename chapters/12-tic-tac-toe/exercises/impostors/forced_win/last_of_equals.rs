// caught by: two_threats_win_in_three_moves
// mistake: take the first one in the

use tic_tac_toe::{TicTacToe, Level, Spot};

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
    while let Some(spot) = Level::Hard.analyze(&game).best().last().copied() {
        game.put(spot);
        moves.push(spot);
    }
    moves
}
