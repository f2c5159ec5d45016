use crate::{Evaluation, Spot, TicTacToe};

/// Returns the value of each move for the player who makes it, right after it.
pub fn one_ahead(
    game: &mut TicTacToe,
    evaluate: Evaluation,
) -> Vec<(Spot, i32)> {
    let player = game.to_move();
    let mut values = Vec::new();
    for spot in game.moves() {
        game.put(spot);
        values.push((spot, evaluate(game, player)));
        game.take_back(spot);
    }
    values
}

/// Returns the value of each move for the player who makes it, after the
/// opponent's best reply.
pub fn two_ahead(
    game: &mut TicTacToe,
    evaluate: Evaluation,
) -> Vec<(Spot, i32)> {
    let player = game.to_move();
    let mut values = Vec::new();
    for spot in game.moves() {
        game.put(spot);
        let answers = one_ahead(game, evaluate);
        let worst = answers.iter().map(|&(_, value)| -value).min();
        values.push((spot, worst.unwrap_or_else(|| evaluate(game, player))));
        game.take_back(spot);
    }
    values
}
