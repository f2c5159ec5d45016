use std::sync::{MutexGuard, PoisonError};

use alpha_beta::SORTED_FROM;
use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{Candidate, candidates};
use transpositions::Entry;

use crate::Engine;

/// With fewer moves to look ahead, it doesn't ask what other threads do.
const SHARED_FROM: u32 = 4;

impl Engine {
    /// The moves in the order in which to try them.
    pub fn sorted(&self, entry: &Entry<BitPosition, Square>) -> Vec<Candidate> {
        let mut moves = candidates(entry.key, &self.solver.area);
        for it in &mut moves {
            it.cost = match entry.depth {
                _ if Some(it.square) == entry.best => i32::MIN,
                SORTED_FROM.. => self.cost(it),
                _ => 0,
            };
        }
        moves.sort_by_key(|it| it.cost);
        moves
    }

    /// What's good for the opponent is tried last.
    fn cost(&self, it: &Candidate) -> i32 {
        let value = (self.evaluation)(&it.after);
        value + it.by_replies(&self.solver.area, 0)
    }

    /// Takes the move with this number or, if another thread is looking at it,
    /// brings the next one that's free to its place. The first is for everybody.
    pub fn take(
        &self,
        moves: &mut [Candidate],
        number: usize,
        depth: u32,
    ) -> Candidate {
        if number > 0
            && let Some(mut taken) = self.taken(depth)
        {
            let is_free = |it: &Candidate| !taken.contains(&it.after);
            let free = moves[number..].iter().position(is_free);
            moves[number..=number + free.unwrap_or(0)].rotate_right(1);
            taken.push(moves[number].after);
        }
        moves[number]
    }

    /// It's done with a move.
    pub fn leave(&self, done: Candidate, depth: u32) {
        if let Some(mut taken) = self.taken(depth) {
            let place = taken.iter().position(|&it| it == done.after);
            place.map(|it| taken.swap_remove(it));
        }
    }

    /// What the threads are looking at, if there are several.
    pub fn taken(
        &self,
        depth: u32,
    ) -> Option<MutexGuard<'_, Vec<BitPosition>>> {
        let taken = self.taken.as_ref().filter(|_| depth >= SHARED_FROM)?;
        Some(taken.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
