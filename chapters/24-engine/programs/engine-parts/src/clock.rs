use std::time::Duration;

/// What a player has left to think with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// So much for each move.
    EachMove(Duration),
    /// So much for the rest of the game.
    Game(Duration),
    /// So much for this many moves, and then it begins again.
    Period {
        /// The time.
        left: Duration,
        /// The moves, at least one.
        moves: u32,
    },
}

/// How long to think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After this, it doesn't begin to look further ahead.
    pub enough: Duration,
    /// After this, it stops where it is.
    pub most: Duration,
}

/// What's never used: the move still has to get to the other side.
const RESERVE: Duration = Duration::from_millis(15);

/// With twice as many empty squares, the end can be reached, and nearly all of
/// the thinking has been done.
const LAST_MOVES: u32 = 9;

impl Clock {
    /// How long to think about a move when `empty` squares are empty.
    pub fn budget(self, empty: u32) -> Budget {
        let usable = self.usable();
        let (enough, most) = match self {
            Clock::EachMove(_) => (usable, usable),
            Clock::Period { moves, .. } => [usable / moves.max(1); 2].into(),
            Clock::Game(_) => {
                let moves = empty.div_ceil(2).saturating_sub(LAST_MOVES);
                let share = usable / (moves + 2);
                let most = share.saturating_mul(4).min(usable / 3);
                (share.min(most), most)
            }
        };
        Budget { enough, most }
    }

    /// Counts the time that a move took.
    pub fn spend(&mut self, time: Duration) {
        if let Clock::Game(left) = self {
            *left = left.saturating_sub(time);
        }
    }

    /// A twentieth of what's left stays, and the reserve. If there's hardly more
    /// than that, half.
    fn usable(self) -> Duration {
        let (Clock::EachMove(left)
        | Clock::Game(left)
        | Clock::Period { left, .. }) = self;
        let kept = left / 20 + RESERVE;
        left.saturating_sub(kept).max(left / 2)
    }
}
