// caught by: an_edge_beside_the_corner_loses_in_five_moves
// mistake: Your loser gives up

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
    while let Some(spot) = match moves.len() % 2 {
        0 => Level::Hard.analyze(&game).best().first().copied(),
        _ => game.moves().next(),
    } {
        game.put(spot);
        moves.push(spot);
    }
    moves
}
