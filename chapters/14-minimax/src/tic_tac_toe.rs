use tic_tac_toe::{Spot, TicTacToe, lines};

use crate::Game;

/// Tic-tac-toe. The points are those of the article: 1000 minus the number of
/// marks, so that an early win counts more.
impl Game for TicTacToe {
    type Move = Spot;

    fn moves(&self) -> Vec<Spot> {
        self.moves().collect()
    }

    fn after(&self, spot: Spot) -> TicTacToe {
        let mut after = *self;
        after.play(spot).expect("a free spot");
        after
    }

    fn result(&self) -> Option<i32> {
        self.is_over().then(|| lines(self, self.to_move()))
    }
}
