use std::time::Duration;

use whole_games::Ply;

use crate::Budget;

/// How much of its share of the time a move needs.
#[derive(Clone, Copy, Debug, Default)]
pub struct TimeNeed {
    /// The best move so far, and what it's worth.
    best: Option<(Ply, i32)>,
    /// How many searches in a row have found it.
    times: u32,
    /// By how much the last search found less than the one before.
    fell: i32,
}

impl TimeNeed {
    /// Learns what the last search has found.
    pub fn learn(&mut self, ply: Ply, value: i32) {
        let same = self.best.filter(|(best, _)| *best == ply);
        self.times = same.map_or(1, |_| self.times + 1);
        self.fell = self.best.map_or(0, |(_, before)| before - value);
        self.best = Some((ply, value));
    }

    /// A move that has been the best for long is played after half of its share.
    /// If things are getting worse, it's time to look for another one.
    pub fn of(self, Budget { enough, most }: Budget) -> Duration {
        match self {
            TimeNeed { fell: FELL.., .. } => most.min(enough.saturating_mul(2)),
            TimeNeed { times: LONG.., .. } if enough < most => enough / 2,
            _ => enough,
        }
    }
}

/// A fall in eighths of a disc that's worth more time.
const FELL: i32 = 12;
/// After so many searches, another move is hardly ever better.
const LONG: u32 = 6;
