use bitboards::BitPosition;

use crate::contents::contents;
use crate::shape::Shape;

/// The most places that a set may have on the board.
const LANES: usize = 48;

/// A number for each place.
pub type Numbers = [u16; LANES];

/// Places on the board, and what's to be seen in each of them.
#[derive(Clone, Debug)]
pub struct Places {
    /// What each content of each row adds to the number of each place.
    rows: Vec<[Numbers; 256]>,
    /// How many there are.
    pub count: usize,
}

impl Default for Places {
    /// No place at all.
    fn default() -> Places {
        Places {
            rows: vec![[[0; LANES]; 256]; 8],
            count: 0,
        }
    }
}

impl Places {
    /// Adds a place. `None` if there are too many.
    pub fn add(&mut self, view: &Shape) -> Option<()> {
        for (digit, square) in view.iter().enumerate() {
            let (row, bit) = (square.row() as usize, square.column());
            for content in (0..256).filter(|content| content >> bit & 1 == 1) {
                let number = self.rows[row][content].get_mut(self.count)?;
                *number += contents(digit) as u16;
            }
        }
        self.count += 1;
        Some(())
    }

    /// A number for each place. It has a digit for each square, in base 3: 1 for
    /// an own disc, 2 for one of the opponent's.
    #[inline]
    pub fn numbers(&self, position: BitPosition) -> Numbers {
        let mut numbers = [0; LANES];
        for (row, adds) in self.rows.iter().enumerate() {
            let content = |mask: u64| (mask >> (8 * row) & 255) as usize;
            let own = &adds[content(position.own)];
            let opponent = &adds[content(position.opponent)];
            for lane in 0..LANES {
                numbers[lane] += own[lane] + 2 * opponent[lane];
            }
        }
        numbers
    }
}
