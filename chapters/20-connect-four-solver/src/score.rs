use transpositions::Bounds;

use crate::{BitGrid, has_four};

impl BitGrid {
    /// Returns the score if the side to move wins with its next disc: 22 minus
    /// the number of its discs then.
    pub fn fastest_win(self) -> i32 {
        (43 - self.dropped()) / 2
    }

    /// Returns the score if the opponent wins with its next disc.
    pub fn fastest_loss(self) -> i32 {
        -(42 - self.dropped()) / 2
    }

    /// Returns the bounds of the score if neither side wins with its next disc.
    pub fn possible(self) -> Bounds {
        Bounds {
            lower: -(40 - self.dropped()) / 2,
            upper: (41 - self.dropped()) / 2,
        }
    }

    /// Returns the same bounds, narrowed if a side can't complete four even
    /// with all empty squares.
    pub fn reachable(self) -> Bounds {
        let free = self.free();
        let Bounds { lower, upper } = self.possible();
        let can_win = has_four(self.own | free);
        let can_lose = has_four(self.opponent() | free);
        Bounds {
            lower: if can_lose { lower } else { 0 },
            upper: if can_win { upper } else { 0 },
        }
    }
}
