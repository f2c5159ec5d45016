// caught by: a_draw_has_no_forced_win
// mistake: There's no win to force here

use tic_tac_toe::{TicTacToe, Level, Spot};

pub fn forced_win(game: &TicTacToe) -> Vec<Spot> {
    let mut game = *game;
    let mut moves = Vec::new();
    while let Some(&spot) = Level::Hard.analyze(&game).best().first() {
        game.put(spot);
        moves.push(spot);
    }
    moves
}
