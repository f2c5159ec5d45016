use alpha_beta::Window;
use bitboards::BitPosition;

use crate::{DISC, Engine};

impl Engine {
    /// What the solver says of a position. Its questions have even answers, so
    /// there's none between these.
    pub fn solve(&mut self, position: BitPosition, window: Window) -> i32 {
        let solver = &mut self.solver;
        let than = window.alpha.div_euclid(DISC);
        let discs = match window.beta <= (than + 1) * DISC {
            true => solver.bound(position, than),
            false => solver.value_near(position, than).unwrap_or_default(),
        };
        discs * DISC
    }
}
