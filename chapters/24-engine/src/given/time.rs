//! Given: copied by `begin`, not typed.

use std::time::Duration;

use whole_games::Ply;

/// The time that a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// A fixed time for each move.
    EachMove(Duration),
    /// The time for the rest of the game.
    Game(Duration),
    /// The time for a number of moves, after which a new period begins.
    Period {
        /// The time left in this period.
        left: Duration,
        /// The moves left in this period, at least one.
        moves: u32,
    },
}

/// The time limits for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// After this, no further iteration begins.
    pub soft: Duration,
    /// After this, the search stops.
    pub hard: Duration,
}

/// A safety margin for communication latency.
const LATENCY: Duration = Duration::from_millis(15);

/// The moves at the end of a game that need no share of the clock: the game is
/// solved twice as many empty squares before its end.
const SOLVED_MOVES: u32 = 9;

impl Clock {
    /// Returns the limits for a move with this many `empty` squares.
    pub fn time_limits(self, empty: u32) -> TimeLimits {
        let usable = self.usable();
        let (soft, hard) = match self {
            Clock::EachMove(_) => (usable, usable),
            Clock::Period { moves, .. } => [usable / moves.max(1); 2].into(),
            Clock::Game(_) => {
                let moves = empty.div_ceil(2).saturating_sub(SOLVED_MOVES);
                let share = usable / (moves + 2);
                let hard = share.saturating_mul(4).min(usable / 3);
                (share.min(hard), hard)
            }
        };
        TimeLimits { soft, hard }
    }

    /// Subtracts the time that a move took. Only the clock of a game runs.
    pub fn spend(&mut self, time: Duration) {
        if let Clock::Game(left) = self {
            *left = left.saturating_sub(time);
        }
    }

    /// Returns the time left, less a twentieth and the latency, but at least
    /// half of it.
    fn usable(self) -> Duration {
        let (Clock::EachMove(left)
        | Clock::Game(left)
        | Clock::Period { left, .. }) = self;
        let reserve = left / 20 + LATENCY;
        left.saturating_sub(reserve).max(left / 2)
    }
}

/// Scales the soft limit during a search: less when the best move is stable,
/// more when its score drops.
#[derive(Clone, Copy, Debug, Default)]
pub struct TimeManager {
    /// The best move of the last iteration, with its score.
    best: Option<(Ply, i32)>,
    /// The number of iterations in a row with this best move.
    stable: u32,
    /// The drop of the score in the last iteration, in eighths of a disc.
    drop: i32,
}

impl TimeManager {
    /// Records the result of an iteration.
    pub fn update(&mut self, ply: Ply, value: i32) {
        let is_same = self.best.is_some_and(|(best, _)| best == ply);
        self.stable = if is_same { self.stable + 1 } else { 1 };
        self.drop = self.best.map_or(0, |(_, previous)| previous - value);
        self.best = Some((ply, value));
    }

    /// Returns the soft limit for the next iteration.
    pub fn soft_limit(self, TimeLimits { soft, hard }: TimeLimits) -> Duration {
        match self {
            TimeManager {
                drop: LARGE_DROP.., ..
            } => hard.min(soft.saturating_mul(2)),
            TimeManager {
                stable: STABLE.., ..
            } if soft < hard => soft / 2,
            _ => soft,
        }
    }
}

/// The score drop, in eighths of a disc, that's worth more time.
const LARGE_DROP: i32 = 12;
/// The number of iterations after which another best move is unlikely.
const STABLE: u32 = 6;
