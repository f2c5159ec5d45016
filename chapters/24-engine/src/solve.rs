use alpha_beta::Window;
use bitboards::BitPosition;

use crate::{DISC, Engine, Value};

impl Engine {
    /// Solves a position with the endgame solver, which counts in discs: by a
    /// null-window search if no number of discs is inside the window, and
    /// exactly otherwise.
    ///
    /// # Errors
    ///
    /// Returns no error yet: the solver can't be stopped.
    pub fn solve(&mut self, position: BitPosition, window: Window) -> Value {
        let solver = &mut self.solver;
        let alpha = window.alpha.div_euclid(DISC);
        let discs = if window.beta <= (alpha + 1) * DISC {
            solver.search(position, alpha)
        } else {
            solver.mtdf(position, alpha)
        };
        Ok(discs * DISC)
    }
}
