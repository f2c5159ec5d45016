use bitboards::{BitPosition, squares};
use board::Square;
use end_of_game::{Position, Turn};
use whole_games::Ply;

use crate::{BoardShape, Ideas, Solver, Table, looking_ahead, odd_quarters};

impl Ideas {
    /// All of the chapter's.
    pub const ALL: Ideas = Ideas {
        last: 5,
        table_from: 9,
        cost: looking_ahead,
        first: odd_quarters,
        guess_from: 18,
    };
}

impl Solver {
    /// A solver with all ideas of the chapter.
    pub fn new(shape: BoardShape, table: Table) -> Solver {
        Solver::with(Ideas::ALL, shape, table)
    }

    /// By how many discs the side to move wins if both sides play perfectly.
    pub fn value(&mut self, position: BitPosition) -> i32 {
        let empty = self.shape.empty(position).count_ones();
        self.is_guessing = empty >= self.ideas.guess_from;
        let guesses = self.is_guessing;
        let guess = guesses.then(|| self.value_near(position, 0));
        self.is_guessing = false;
        self.value_near(position, guess.unwrap_or(0))
    }

    /// The first move after which the side to move still wins by as much, if
    /// there's one.
    pub fn move_worth(
        &mut self,
        position: BitPosition,
        value: i32,
    ) -> Option<Square> {
        squares(self.shape.moves(position))
            .find(|&square| -self.bound(position.play(square), -value) >= value)
    }

    /// What to play, and by how many discs it wins. `None` if the game is over.
    pub fn best_ply(&mut self, position: &Position) -> Option<(Ply, i32)> {
        let bits = BitPosition::from(position);
        let value = self.value(bits);
        match position.turn() {
            Turn::Over => None,
            Turn::Pass => Some((Ply::Pass, value)),
            Turn::Move => {
                let square = self.move_worth(bits, value)?;
                Some((Ply::Move(square), value))
            }
        }
    }
}
