use bitboards::{BitPosition, squares};
use board::Square;

use crate::{BoardShape, Solver, last_one, odd_quarters, quick_flips};

/// How a game ends with at most four empty squares, those in odd quarters first.
pub fn last_four(
    solver: &mut Solver,
    position: BitPosition,
    alpha: i32,
) -> Option<i32> {
    let empty = solver.shape.empty(position);
    let (shape, positions) = (&solver.shape, &mut solver.positions);
    (empty.count_ones() <= 4).then(|| {
        let first = odd_quarters(empty);
        Ending { shape, positions }.bound(position, alpha, first)
    })
}

/// The last squares of a game, tried in a fixed order.
#[derive(Debug)]
pub struct Ending<'a> {
    /// The board.
    pub shape: &'a BoardShape,
    /// Counts the positions that it looks at.
    pub positions: &'a mut u64,
}

impl Ending<'_> {
    /// A bound that says whether the position is worth more than `alpha`. At
    /// most four squares are empty, and `first` are those to try first.
    pub fn bound(
        &mut self,
        position: BitPosition,
        alpha: i32,
        first: u64,
    ) -> i32 {
        let empty = self.shape.empty(position);
        let mut order = squares(empty & first).chain(squares(empty & !first));
        let mut next = || order.next().unwrap_or(Square::OVERFLOW);
        let all = [next(), next(), next(), next()];
        match empty.count_ones() {
            4 => self.four(position, alpha, all),
            3 => self.three(position, alpha, [all[0], all[1], all[2]]),
            2 => self.two(position, alpha, [all[0], all[1]]),
            1 => self.one(position, all[0]),
            _ => self.over(position),
        }
    }

    #[inline]
    fn one(&mut self, position: BitPosition, square: Square) -> i32 {
        *self.positions += 1;
        last_one(self.shape, position, square)
    }

    fn over(&mut self, position: BitPosition) -> i32 {
        *self.positions += 1;
        self.shape.result(position)
    }

    fn four(
        &mut self,
        position: BitPosition,
        alpha: i32,
        [a, b, c, d]: [Square; 4],
    ) -> i32 {
        let order = [
            (a, [b, c, d]),
            (b, [a, c, d]),
            (c, [a, b, d]),
            (d, [a, b, c]),
        ];
        self.either(position, alpha, order, Self::three)
    }

    fn three(
        &mut self,
        position: BitPosition,
        alpha: i32,
        [a, b, c]: [Square; 3],
    ) -> i32 {
        let order = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
        self.either(position, alpha, order, Self::two)
    }

    fn two(
        &mut self,
        position: BitPosition,
        alpha: i32,
        [a, b]: [Square; 2],
    ) -> i32 {
        self.either(
            position,
            alpha,
            [(a, b), (b, a)],
            |ending, after, _, last| ending.one(after, last),
        )
    }

    /// Plays for the side to move, or, if it can't, for its opponent.
    #[inline]
    fn either<R: Copy, const N: usize>(
        &mut self,
        position: BitPosition,
        alpha: i32,
        order: [(Square, R); N],
        rest: impl Fn(&mut Self, BitPosition, i32, R) -> i32 + Copy,
    ) -> i32 {
        if let Some(value) = self.best(position, alpha, order, rest) {
            return value;
        }
        let passed = position.passed();
        match self.best(passed, -alpha - 1, order, rest) {
            Some(value) => -value,
            None => self.shape.result(position),
        }
    }

    /// The best of these moves, each with the squares left after it.
    #[inline]
    fn best<R: Copy, const N: usize>(
        &mut self,
        position: BitPosition,
        alpha: i32,
        order: [(Square, R); N],
        rest: impl Fn(&mut Self, BitPosition, i32, R) -> i32,
    ) -> Option<i32> {
        *self.positions += 1;
        let mut best = None;
        for (square, left) in order {
            let flips = quick_flips(position, square);
            if flips != 0 {
                let after = position.place(square, flips);
                best = best.max(Some(-rest(self, after, -alpha - 1, left)));
                if best > Some(alpha) {
                    break;
                }
            }
        }
        best
    }
}
