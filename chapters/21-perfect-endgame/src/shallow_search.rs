use bitboards::{BitPosition, squares};

use crate::Solver;
use crate::order::{mobility, stability};

/// Larger than any score.
const INFINITY: i32 = 100_000;

impl Solver {
    /// Searches to this depth in plies and returns a heuristic score for the
    /// side to move.
    pub fn shallow_search(&mut self, position: BitPosition, depth: u32) -> i32 {
        self.alpha_beta(position, depth, [-INFINITY, INFINITY])
    }

    fn alpha_beta(
        &mut self,
        position: BitPosition,
        depth: u32,
        [mut alpha, beta]: [i32; 2],
    ) -> i32 {
        self.positions += 1;
        let moves = self.shape.moves(position);
        if depth == 0 || moves == 0 {
            return self.leaf_or_pass(position, depth, [alpha, beta]);
        }
        let corners = moves & self.shape.corners;
        for square in squares(corners).chain(squares(moves & !corners)) {
            let after = position.play(square);
            let value = -self.alpha_beta(after, depth - 1, [-beta, -alpha]);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        alpha
    }

    /// Scores a position at depth 0 or without a move.
    fn leaf_or_pass(
        &mut self,
        position: BitPosition,
        depth: u32,
        [alpha, beta]: [i32; 2],
    ) -> i32 {
        let passed = position.passed();
        let static_eval =
            |side| mobility(side, &self.shape) + stability(side, &self.shape);
        match depth {
            0 => static_eval(position) - static_eval(passed),
            _ if self.shape.moves(passed) == 0 => {
                1000 * self.shape.result(position)
            }
            _ => -self.alpha_beta(passed, depth, [-beta, -alpha]),
        }
    }
}
