use perfect_endgame::Candidate;

/// The best few moves of a search, and what they're worth.
#[derive(Clone, Debug)]
pub struct Best {
    /// The moves, the best one first.
    pub moves: Vec<(Candidate, i32)>,
    /// How many it keeps at most.
    pub most: usize,
}

impl Best {
    /// None yet, and never more than this many.
    pub fn new(most: usize) -> Best {
        let moves = Vec::new();
        Best { moves, most }
    }

    /// What a move must be worth more than to get in, once there are enough.
    pub fn worst(&self) -> Option<i32> {
        self.moves.get(self.most - 1).map(|best| best.1)
    }

    /// Puts a move in its place, behind those that are as good.
    pub fn put(&mut self, mv: Candidate, value: i32) {
        let place = self.moves.partition_point(|best| best.1 >= value);
        self.moves.insert(place, (mv, value));
        self.moves.truncate(self.most);
    }
}
