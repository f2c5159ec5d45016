use crate::{Analysis, Evaluation, Mark, TicTacToe};

/// Looks `depth` moves ahead, at least one.
pub fn analyze(
    game: &TicTacToe,
    depth: usize,
    evaluate: Evaluation,
) -> Analysis {
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
        game.take_back(spot);
    }
    let positions = search.positions;
    Analysis { values, positions }
}

/// A look ahead for one player.
#[derive(Debug)]
struct Search {
    player: Mark,
    evaluate: Evaluation,
    positions: u64,
}

impl Search {
    /// Returns the value of a position in which the player moves: the maximum.
    fn max_value(&mut self, game: &mut TicTacToe, depth: usize) -> i32 {
        self.positions += 1;
        if depth == 0 || game.is_over() {
            return (self.evaluate)(game, self.player);
        }
        let mut most = i32::MIN;
        for spot in game.moves() {
            game.put(spot);
            most = most.max(self.min_value(game, depth - 1));
            game.take_back(spot);
        }
        most
    }

    /// Returns the value of a position in which the opponent moves: the
    /// minimum.
    fn min_value(&mut self, game: &mut TicTacToe, depth: usize) -> i32 {
        self.positions += 1;
        if depth == 0 || game.is_over() {
            return (self.evaluate)(game, self.player);
        }
        let mut least = i32::MAX;
        for spot in game.moves() {
            game.put(spot);
            least = least.min(self.max_value(game, depth - 1));
            game.take_back(spot);
        }
        least
    }
}
