use bitboards::BitPosition;

use crate::{BoardShape, Candidate, candidates};

/// Asks of a position whether it's worth more than a number, and goes through
/// the moves until it knows.
#[derive(Debug)]
pub struct Search {
    /// Which squares belong to the board.
    pub shape: BoardShape,
    /// Puts moves in order, the most promising first. They were made with these
    /// squares empty.
    pub order: fn(&mut [Candidate], u64, &BoardShape),
    /// An answer that takes no search, if there's one.
    pub shortcut: fn(&mut Search, BitPosition, i32) -> Option<i32>,
    /// How many positions it has looked at so far.
    pub positions: u64,
}

impl Search {
    /// A search that takes the moves as they come, and knows no shortcut.
    pub fn new(shape: BoardShape) -> Search {
        Search {
            shape,
            order: |_, _, _| {},
            shortcut: |_, _, _| None,
            positions: 0,
        }
    }

    /// By how many discs the side to move wins if both sides play perfectly.
    pub fn value(&mut self, position: BitPosition) -> i32 {
        let size = self.shape.size();
        let value = mtdf(size, 0, |alpha| Some(self.bound(position, alpha)));
        value.expect("every question has been answered")
    }

    /// Answers whether a position is worth more than `alpha`. If the bound that
    /// comes back is more, so is the value, and at least the bound. If not, the
    /// value is at most the bound.
    pub fn bound(&mut self, position: BitPosition, alpha: i32) -> i32 {
        if let Some(bound) = (self.shortcut)(self, position, alpha) {
            return bound;
        }
        self.positions += 1;
        let mut moves = candidates(position, &self.shape);
        if moves.is_empty() {
            return self.pass(position, alpha);
        }
        (self.order)(&mut moves, self.shape.empty(position), &self.shape);
        let mut best = i32::MIN;
        for candidate in moves {
            best = best.max(-self.bound(candidate.after, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        best
    }

    fn pass(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let passed = position.passed();
        match self.shape.moves(passed) {
            0 => self.shape.result(position),
            _ => -self.bound(passed, -alpha - 1),
        }
    }
}

/// Asks whether a value is more than this or that until it's settled, beginning
/// around a guess. `None` as soon as there's no answer.
pub fn mtdf(
    size: i32,
    mut guess: i32,
    mut ask: impl FnMut(i32) -> Option<i32>,
) -> Option<i32> {
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
    Some(least)
}
