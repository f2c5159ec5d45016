use crate::{Mark, TicTacToe};

/// The size of a game's tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of positions after 0, 1, ... 9 moves.
    pub positions: [u64; 10],
    /// The number of games that end after 0, 1, ... 9 moves.
    pub ends: [u64; 10],
    /// The number of games that X wins, that O wins, and of draws.
    pub results: [u64; 3],
}

/// Counts every way in which a game can go on.
pub fn count(game: &mut TicTacToe, counts: &mut Counts) {
    let marks = game.marks();
    counts.positions[marks] += 1;
    if game.is_over() {
        counts.ends[marks] += 1;
        counts.results[result(game)] += 1;
    }
    for spot in game.moves() {
        game.put(spot);
        count(game, counts);
        game.take_back(spot);
    }
}

fn result(game: &TicTacToe) -> usize {
    match game.winner() {
        Some(Mark::X) => 0,
        Some(Mark::O) => 1,
        None => 2,
    }
}
