use std::sync::{Arc, Mutex, PoisonError};

use bitboards::BitPosition;
use perfect_endgame::Candidate;

use crate::Engine;

/// With fewer moves to look ahead, it doesn't ask what other threads do.
const SHARED_FROM: u32 = 4;

/// A move that a thread is looking at, as long as this is kept.
pub struct Taken {
    after: BitPosition,
    list: Arc<Mutex<Vec<BitPosition>>>,
}

impl Engine {
    /// Takes the move with this number or, if another thread is looking at it,
    /// brings the next one that's free to its place. The first is for everybody.
    pub fn take(
        &self,
        moves: &mut [Candidate],
        number: usize,
        depth: u32,
    ) -> Option<Taken> {
        let is_shared = number > 0 && depth >= SHARED_FROM;
        let list = self.taken.clone().filter(|_| is_shared)?;
        let mut taken = list.lock().unwrap_or_else(PoisonError::into_inner);
        let is_free = |candidate: &Candidate| !taken.contains(&candidate.after);
        let free = moves[number..].iter().position(is_free);
        moves[number..=number + free.unwrap_or(0)].rotate_right(1);
        let after = moves[number].after;
        taken.push(after);
        drop(taken);
        Some(Taken { after, list })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let list = self.list.lock();
        let mut taken = list.unwrap_or_else(PoisonError::into_inner);
        let place = taken.iter().position(|&after| after == self.after);
        place.map(|place| taken.swap_remove(place));
    }
}
