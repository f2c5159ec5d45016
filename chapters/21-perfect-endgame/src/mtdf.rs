use bitboards::BitPosition;
use minimax::Stopped;

use crate::Solver;

/// Asks whether a value is more than this or that until only one is left,
/// beginning around a guess.
///
/// # Errors
///
/// When there's no answer.
pub fn mtdf(
    size: i32,
    mut guess: i32,
    mut ask: impl FnMut(i32) -> Result<i32, Stopped>,
) -> Result<i32, Stopped> {
    let (mut least, mut most) = (-size, size);
    while least < most {
        let alpha = guess.max(least + 2) - 1;
        guess = ask(alpha)?;
        if guess > alpha {
            least = guess;
        } else {
            most = guess;
        }
    }
    Ok(least)
}

impl Solver {
    /// By how many discs the side to move wins if both sides play perfectly,
    /// beginning with a guess. The better it is, the sooner it's done.
    ///
    /// # Errors
    ///
    /// When the solver must stop.
    pub fn value_near(
        &mut self,
        position: BitPosition,
        guess: i32,
    ) -> Result<i32, Stopped> {
        let size = self.shape.size();
        mtdf(size, guess, |alpha| self.bound(position, alpha))
    }
}
