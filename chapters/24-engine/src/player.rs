//! Given: copied by `begin`, not typed.

use std::time::{Duration, Instant};

use alpha_beta::time_is_up;
use bitboards::BitPosition;
use board::Disc;
use end_of_game::Position;

use crate::{Clock, Limits, ParallelEngine, SearchInfo, TimeManager};

/// An engine with a clock for each color.
pub struct Player {
    /// The engine.
    pub engine: ParallelEngine,
    /// The maximum depth in moves.
    pub depth: u32,
    /// The clocks, Black's first.
    pub clocks: [Clock; 2],
}

impl Player {
    /// Creates a player without a time limit.
    pub fn new(engine: impl Into<ParallelEngine>) -> Player {
        Player {
            engine: engine.into(),
            depth: 60,
            clocks: [Clock::EachMove(Duration::MAX); 2],
        }
    }

    /// Returns the move to play, or `None` if the game is over. The time is
    /// subtracted from the clock of the side to move.
    pub fn think(&mut self, position: &Position) -> Option<SearchInfo> {
        self.think_until(position, &|| false)
    }

    /// Thinks as [`Player::think`] does, until `is_interrupted`. Even then, it
    /// returns a move.
    pub fn think_until(
        &mut self,
        position: &Position,
        is_interrupted: &dyn Fn() -> bool,
    ) -> Option<SearchInfo> {
        let begin = Instant::now();
        let info = self.think_in_time(position, is_interrupted);
        self.clock(position.to_move).spend(begin.elapsed());
        info
    }

    /// Returns the clock of a color.
    pub fn clock(&mut self, color: Disc) -> &mut Clock {
        &mut self.clocks[color as usize]
    }

    fn think_in_time(
        &mut self,
        position: &Position,
        is_interrupted: &dyn Fn() -> bool,
    ) -> Option<SearchInfo> {
        let bits = BitPosition::from(position);
        let clock = *self.clock(position.to_move);
        let time_limits = clock.time_limits(bits.empty().count_ones());
        let is_up = time_is_up(time_limits.hard);
        let must_stop = || is_up() || is_interrupted();
        let limits = Limits::depth(self.depth).until(&must_stop);
        let begin = Instant::now();
        let (mut last, mut time) = (None, TimeManager::default());
        for info in self.engine.hints(bits, 1, limits).flatten() {
            time.update(info.ply, info.value);
            last = Some(info);
            let is_forced = bits.moves().count_ones() < 2;
            if is_forced || begin.elapsed() >= time.soft_limit(time_limits) {
                break;
            }
        }
        last
    }
}
