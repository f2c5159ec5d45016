use bitboards::{BitPosition, squares};
use board::Square;
use end_of_game::{Position, Turn};
use minimax::Stopped;
use whole_games::Ply;

use crate::{BoardShape, Ideas, Solver, Table};

impl Solver {
    /// A solver with all ideas of the chapter.
    pub fn new(shape: BoardShape, table: Table) -> Solver {
        Solver::with(shape, Ideas::ALL, table)
    }

    /// By how many discs the side to move wins if both sides play perfectly.
    ///
    /// # Errors
    ///
    /// When the solver must stop.
    pub fn value(&mut self, position: BitPosition) -> Result<i32, Stopped> {
        let guess = self.guess(position)?;
        self.value_near(position, guess)
    }

    /// What it would be worth if both sides only considered what looks best.
    fn guess(&mut self, position: BitPosition) -> Result<i32, Stopped> {
        if self.shape.empty(position).count_ones() < self.ideas.guesses_from {
            return Ok(0);
        }
        self.is_guessing = true;
        let guess = self.value_near(position, 0);
        self.is_guessing = false;
        guess
    }

    /// The first move after which the side to move still wins by as much, if
    /// there's one.
    ///
    /// # Errors
    ///
    /// When the solver must stop.
    pub fn move_worth(
        &mut self,
        position: BitPosition,
        value: i32,
    ) -> Result<Option<Square>, Stopped> {
        for square in squares(self.shape.moves(position)) {
            if -self.bound(position.play(square), -value)? >= value {
                return Ok(Some(square));
            }
        }
        Ok(None)
    }

    /// What to play, and by how many discs it wins. `None` if the game is over.
    ///
    /// # Errors
    ///
    /// When the solver must stop.
    pub fn best_ply(
        &mut self,
        position: &Position,
    ) -> Result<Option<(Ply, i32)>, Stopped> {
        let bits = BitPosition::from(position);
        match position.turn() {
            Turn::Over => Ok(None),
            Turn::Pass => {
                let value = -self.value(bits.passed())?;
                Ok(Some((Ply::Pass, value)))
            }
            Turn::Move => {
                let value = self.value(bits)?;
                let square = self.move_worth(bits, value)?;
                Ok(square.map(|square| (Ply::Move(square), value)))
            }
        }
    }
}
