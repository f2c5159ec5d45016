use crate::{Evaluation, Game, Mark, Spot};

/// What the computer has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Each move, and what it is worth to the player who makes it. Empty when
    /// the game is over.
    pub values: Vec<(Spot, i32)>,
    /// How many positions it looked at, not counting the first.
    pub positions: u64,
}

/// Looks `depth` moves ahead, at least one.
pub fn analyze(game: &Game, depth: usize, evaluate: Evaluation) -> Analysis {
    let mut game = *game;
    let mut search = Search {
        player: game.to_move(),
        evaluate,
        positions: 0,
    };
    let mut values = Vec::new();
    for spot in game.moves() {
        game.put(spot);
        values.push((spot, search.min_value(&mut game, depth.max(1) - 1)));
        game.undo();
    }
    Analysis {
        values,
        positions: search.positions,
    }
}

/// A look ahead for one player.
struct Search {
    player: Mark,
    evaluate: Evaluation,
    positions: u64,
}

impl Search {
    /// The value of a position in which the player moves: the largest of the
    /// values below it.
    fn max_value(&mut self, game: &mut Game, depth: usize) -> i32 {
        self.positions += 1;
        if depth == 0 || game.is_over() {
            return (self.evaluate)(game, self.player);
        }
        let mut largest = i32::MIN;
        for spot in game.moves() {
            game.put(spot);
            largest = largest.max(self.min_value(game, depth - 1));
            game.undo();
        }
        largest
    }

    /// The value of a position in which the opponent moves: the smallest of
    /// the values below it.
    fn min_value(&mut self, game: &mut Game, depth: usize) -> i32 {
        self.positions += 1;
        if depth == 0 || game.is_over() {
            return (self.evaluate)(game, self.player);
        }
        let mut smallest = i32::MAX;
        for spot in game.moves() {
            game.put(spot);
            smallest = smallest.min(self.max_value(game, depth - 1));
            game.undo();
        }
        smallest
    }
}

impl Analysis {
    /// What a move is worth; `None` if the move isn't legal.
    pub fn value(&self, spot: Spot) -> Option<i32> {
        let entry = self.values.iter().find(|it| it.0 == spot)?;
        Some(entry.1)
    }

    /// The moves with the highest value.
    pub fn best(&self) -> Vec<Spot> {
        let most = self.values.iter().map(|&(_, value)| value).max();
        let best = self.values.iter().filter(|it| Some(it.1) == most);
        best.map(|&(spot, _)| spot).collect()
    }
}
