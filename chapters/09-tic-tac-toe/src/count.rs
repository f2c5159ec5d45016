use crate::{Game, Mark};

/// How large the tree of a game is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The positions in the tree after 0, 1, ... 9 moves.
    pub positions: [u64; 10],
    /// The games that end after so many moves.
    pub ends: [u64; 10],
    /// The games that X wins, that O wins, and the draws.
    pub results: [u64; 3],
}

/// Counts every way in which a game can go on.
pub fn count(game: &mut Game, counts: &mut Counts) {
    let marks = game.marks();
    counts.positions[marks] += 1;
    if game.is_over() {
        counts.ends[marks] += 1;
        counts.results[result(game)] += 1;
    }
    for spot in game.moves() {
        game.put(spot);
        count(game, counts);
        game.undo();
    }
}

fn result(game: &Game) -> usize {
    match game.winner() {
        Some(Mark::X) => 0,
        Some(Mark::O) => 1,
        None => 2,
    }
}
