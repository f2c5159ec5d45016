use bitboards::{BitPosition, squares};
use board::Square;
use end_of_game::{Position, Turn};
use whole_games::Ply;

use crate::{Solver, Technique, mtdf};

/// With fewer empty squares, guessing isn't worth the trouble.
const GUESS: u32 = 18;

impl Solver {
    /// By how many discs the side to move wins if both sides play perfectly.
    /// `None` if it was stopped.
    pub fn value(&mut self, position: BitPosition) -> Option<i32> {
        let guess = self.guess(position)?;
        self.value_near(position, guess)
    }

    /// What it would be worth if both sides only considered what looks best.
    fn guess(&mut self, position: BitPosition) -> Option<i32> {
        let empty = self.shape.empty(position).count_ones();
        self.is_guessing = empty >= GUESS && self.uses(Technique::Guess);
        let guess = if self.is_guessing {
            self.value_near(position, 0)
        } else {
            Some(0)
        };
        self.is_guessing = false;
        guess
    }

    /// The same as `value`, beginning with a guess. The better the guess, the
    /// sooner it's done.
    pub fn value_near(
        &mut self,
        position: BitPosition,
        guess: i32,
    ) -> Option<i32> {
        mtdf(self.shape.size(), guess, |alpha| {
            let bound = self.bound(position, alpha);
            (!self.is_stopped()).then_some(bound)
        })
    }

    /// The first move after which the side to move still wins by as much. `None`
    /// if there isn't one, or the solver was stopped.
    pub fn move_worth(
        &mut self,
        position: BitPosition,
        value: i32,
    ) -> Option<Square> {
        let mut moves = squares(self.shape.moves(position));
        let found = moves.find(|&square| {
            let after = position.play(square);
            -self.bound(after, -value) >= value
        });
        found.filter(|_| !self.is_stopped())
    }

    /// What to play, and by how many discs it wins. `None` if the game is over
    /// or the solver was stopped.
    pub fn best_ply(&mut self, position: &Position) -> Option<(Ply, i32)> {
        let bits = BitPosition::from(position);
        let value = match position.turn() {
            Turn::Over => return None,
            Turn::Pass => {
                return Some((Ply::Pass, -self.value(bits.passed())?));
            }
            Turn::Move => self.value(bits)?,
        };
        Some((Ply::Move(self.move_worth(bits, value)?), value))
    }
}
