use std::time::{Duration, Instant};

use alpha_beta::time_is_up;
use bitboards::BitPosition;
use board::Disc;
use end_of_game::Position;

use engine::{Clock, Limits, Thought, TimeNeed};

use crate::Team;

/// An engine with a clock for each color.
pub struct Player {
    /// What thinks.
    pub team: Team,
    /// How far it looks at most.
    pub depth: u32,
    /// The clocks, Black's first.
    pub clocks: [Clock; 2],
}

impl Player {
    /// A player with all the time in the world.
    pub fn new(team: impl Into<Team>) -> Player {
        Player {
            team: team.into(),
            depth: 60,
            clocks: [Clock::EachMove(Duration::MAX); 2],
        }
    }

    /// What it would play, and the time that took is gone. `None` if the game
    /// is over.
    pub fn think(&mut self, position: &Position) -> Option<Thought> {
        let begin = Instant::now();
        let thought = self.think_in_time(position);
        self.clock(position.to_move).spend(begin.elapsed());
        thought
    }

    /// The clock of a color.
    pub fn clock(&mut self, color: Disc) -> &mut Clock {
        &mut self.clocks[color as usize]
    }

    fn think_in_time(&mut self, position: &Position) -> Option<Thought> {
        let bits = BitPosition::from(position);
        let clock = *self.clock(position.to_move);
        let budget = clock.budget(bits.empty().count_ones());
        let must_stop = time_is_up(budget.most);
        let limits = Limits::depth(self.depth).until(&must_stop);
        let begin = Instant::now();
        let (mut last, mut need) = (None, TimeNeed::default());
        for thought in self.team.hints(bits, 1, limits).flatten() {
            need.learn(thought.ply, thought.value);
            last = Some(thought);
            let is_forced = bits.moves().count_ones() < 2;
            if is_forced || begin.elapsed() >= need.of(budget) {
                break;
            }
        }
        last
    }
}
