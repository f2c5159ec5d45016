//! Given: copied by `begin`, not typed.

use perfect_endgame::Candidate;

/// The best moves of a search at the root, with their scores.
#[derive(Clone, Debug)]
pub struct BestMoves {
    /// The moves in descending order of their scores.
    pub moves: Vec<(Candidate, i32)>,
    /// The maximum number of moves to keep, at least 1.
    pub limit: usize,
}

impl BestMoves {
    /// Creates an empty list for at most `limit` moves.
    pub fn new(limit: usize) -> BestMoves {
        BestMoves {
            moves: Vec::new(),
            limit,
        }
    }

    /// Returns the score of the last move if the list is full. A move must
    /// exceed it to get into the list.
    pub fn worst(&self) -> Option<i32> {
        self.moves.get(self.limit - 1).map(|best| best.1)
    }

    /// Inserts a move behind those whose scores are at least as high, and drops
    /// what exceeds the limit.
    pub fn put(&mut self, mv: Candidate, value: i32) {
        let index = self.moves.partition_point(|best| best.1 >= value);
        self.moves.insert(index, (mv, value));
        self.moves.truncate(self.limit);
    }
}
