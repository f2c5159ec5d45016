use crate::game::LINES;
use crate::{Mark, TicTacToe};

/// A function that returns the value of a position for a player; higher is
/// better.
pub type Evaluation = fn(&TicTacToe, Mark) -> i32;

/// 1000 for a win, -1000 for a loss, and 0 for anything else.
pub fn win_or_loss(game: &TicTacToe, player: Mark) -> i32 {
    match game.winner() {
        Some(winner) if winner == player => 1000,
        Some(_) => -1000,
        None => 0,
    }
}

/// Returns the evaluation of the C++ article: lines count even before anyone
/// has won, and an early win counts more than a late one.
pub fn lines(game: &TicTacToe, player: Mark) -> i32 {
    if game.is_over() {
        let marks = game.marks() as i32;
        return win_or_loss(game, player).signum() * (1000 - marks);
    }
    let value = |line| line_value(game, line, player);
    LINES.iter().map(value).sum()
}

/// Returns the value of a line for a player; 0 once both have marked it.
fn line_value(game: &TicTacToe, line: &[usize; 3], player: Mark) -> i32 {
    let count = |mark| {
        let marks = line.iter().map(|&place| game.spots[place]);
        marks.filter(|&other| other == Some(mark)).count()
    };
    match (count(player), count(player.other())) {
        (1, 0) => 10,
        (2, 0) => 30,
        (0, 1) => -10,
        (0, 2) => -30,
        _ => 0,
    }
}
