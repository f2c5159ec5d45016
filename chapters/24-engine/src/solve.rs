use alpha_beta::Window;
use bitboards::BitPosition;

use crate::{DISC, Engine, Value};

impl Engine {
    /// What the solver says of a position. Its questions have even answers, so
    /// there's none between these.
    pub fn solve(&mut self, position: BitPosition, window: Window) -> Value {
        let solver = &mut self.solver;
        let alpha = window.alpha.div_euclid(DISC);
        let discs = if window.beta <= (alpha + 1) * DISC {
            solver.bound(position, alpha)
        } else {
            solver.value_near(position, alpha)
        };
        Ok(discs * DISC)
    }
}
