use bitboards::BitPosition;
use patterns::Sample;

use crate::{Plan, Player, Teacher, by_hand, games};

impl Teacher {
    /// Plays the games with these numbers in one thread.
    fn play(
        &self,
        plan: &Plan,
        depth: usize,
        numbers: std::ops::Range<usize>,
    ) -> Vec<Vec<Sample>> {
        let evaluation = |position: &BitPosition| match self {
            Teacher::Nothing => 0,
            Teacher::ByHand => by_hand(position),
            Teacher::Learned(weights) => weights.value(position),
        };
        let searched = match self {
            Teacher::Learned(_) => plan.searched,
            _ => 0.0,
        };
        games(Player::new(&evaluation, depth), plan, searched, numbers)
    }

    /// Plays the games with these numbers on all cores, and returns them in
    /// order.
    pub fn games(
        &self,
        plan: &Plan,
        depth: usize,
        numbers: std::ops::Range<usize>,
    ) -> Vec<Vec<Sample>> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if cores == 1 {
            return self.play(plan, depth, numbers);
        }
        let part = numbers.len().div_ceil(cores).max(1);
        let begins = numbers.clone().step_by(part);
        let parts = begins.map(|begin| begin..numbers.end.min(begin + part));
        std::thread::scope(|scope| {
            let play = |part| scope.spawn(move || self.play(plan, depth, part));
            let threads: Vec<_> = parts.map(play).collect();
            let played = threads.into_iter().map(|thread| thread.join());
            played.flat_map(Result::unwrap_or_default).collect()
        })
    }
}
