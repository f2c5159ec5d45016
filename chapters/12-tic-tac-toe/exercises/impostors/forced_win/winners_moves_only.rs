// caught by: two_threats_win_in_three_moves
// mistake: You listed the winner's moves only

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
    while let Some(spot) = Level::Hard.analyze(&game).best().first().copied() {
        game.put(spot);
        moves.push(spot);
    }
    moves.into_iter().step_by(2).collect()
}
