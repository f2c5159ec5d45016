use bitboards::{BitPosition, squares};

use crate::Solver;
use crate::order::{freedom, safety};

/// More than any opinion.
const FAR: i32 = 100_000;

impl Solver {
    /// An opinion on a position, for the side to move, from this many plies
    /// ahead.
    pub fn look_ahead(&mut self, position: BitPosition, depth: u32) -> i32 {
        self.glance(position, depth, [-FAR, FAR])
    }

    fn glance(
        &mut self,
        position: BitPosition,
        depth: u32,
        [mut alpha, beta]: [i32; 2],
    ) -> i32 {
        self.positions += 1;
        let moves = self.shape.moves(position);
        if depth == 0 || moves == 0 {
            return self.glance_up(position, depth, [alpha, beta]);
        }
        let corners = moves & self.shape.corners;
        for square in squares(corners).chain(squares(moves & !corners)) {
            let after = position.play(square);
            let value = -self.glance(after, depth - 1, [-beta, -alpha]);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        alpha
    }

    /// Where it goes no further, or the side to move has to pass.
    fn glance_up(
        &mut self,
        position: BitPosition,
        depth: u32,
        [alpha, beta]: [i32; 2],
    ) -> i32 {
        let passed = position.passed();
        let can = |side| freedom(side, &self.shape) + safety(side, &self.shape);
        match depth {
            0 => can(position) - can(passed),
            _ if self.shape.moves(passed) == 0 => {
                1000 * self.shape.result(position)
            }
            _ => -self.glance(passed, depth, [-beta, -alpha]),
        }
    }
}
