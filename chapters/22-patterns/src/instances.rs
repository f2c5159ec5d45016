use bitboards::BitPosition;

use crate::contents::content_count;
use crate::shape::Shape;

/// The maximum number of pattern instances.
const MAX_INSTANCES: usize = 48;

/// The number of the content of each instance.
pub type Numbers = [u16; MAX_INSTANCES];

/// The instances of patterns on the board: a pattern has one for each of its
/// views that covers other squares.
#[derive(Clone, Debug)]
pub struct Instances {
    /// For each row and content of the row, the summand of each instance's number.
    rows: Vec<[Numbers; 256]>,
    /// The number of instances.
    pub count: usize,
}

impl Default for Instances {
    /// Returns an empty set.
    fn default() -> Instances {
        Instances {
            rows: vec![[[0; MAX_INSTANCES]; 256]; 8],
            count: 0,
        }
    }
}

impl Instances {
    /// Adds an instance. Returns `None` if there are too many.
    pub fn add(&mut self, view: &Shape) -> Option<()> {
        for (digit, square) in view.iter().enumerate() {
            let (row, bit) = (square.row() as usize, square.column());
            for content in (0..256).filter(|content| content >> bit & 1 == 1) {
                let number = self.rows[row][content].get_mut(self.count)?;
                *number += content_count(digit) as u16;
            }
        }
        self.count += 1;
        Some(())
    }

    /// Returns the number of each instance's content. It has a digit in base 3
    /// for each square: 0 if it's empty, 1 for an own disc, 2 for an
    /// opponent's.
    #[inline]
    pub fn numbers(&self, position: BitPosition) -> Numbers {
        let mut numbers = [0; MAX_INSTANCES];
        for (row, adds) in self.rows.iter().enumerate() {
            let content = |mask: u64| (mask >> (8 * row) & 255) as usize;
            let own = &adds[content(position.own)];
            let opponent = &adds[content(position.opponent)];
            for instance in 0..MAX_INSTANCES {
                numbers[instance] += own[instance] + 2 * opponent[instance];
            }
        }
        numbers
    }
}
