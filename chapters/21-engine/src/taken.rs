use std::sync::{Arc, Mutex, PoisonError};

use bitboards::BitPosition;
use perfect_endgame::Candidate;

use crate::Engine;

/// With fewer moves to look ahead, it doesn't ask what other threads do.
const SHARED_FROM: u32 = 4;

/// A move that a thread is looking at, as long as this is kept.
pub struct Taken {
    /// The move.
    pub it: Candidate,
    list: Option<Arc<Mutex<Vec<BitPosition>>>>,
}

impl Engine {
    /// Takes the move with this number or, if another thread is looking at it,
    /// brings the next one that's free to its place. The first is for everybody.
    #[inline]
    pub fn take(
        &self,
        moves: &mut [Candidate],
        number: usize,
        depth: u32,
    ) -> Taken {
        let list = self.taken.as_ref().filter(|_| depth >= SHARED_FROM);
        if number > 0
            && let Some(list) = list
        {
            let mut taken = list.lock().unwrap_or_else(PoisonError::into_inner);
            let is_free = |it: &Candidate| !taken.contains(&it.after);
            let free = moves[number..].iter().position(is_free);
            moves[number..=number + free.unwrap_or(0)].rotate_right(1);
            taken.push(moves[number].after);
        }
        let (it, list) = (moves[number], list.cloned());
        Taken { it, list }
    }
}

impl Drop for Taken {
    #[inline]
    fn drop(&mut self) {
        if let Some(list) = &self.list {
            let mut taken = list.lock().unwrap_or_else(PoisonError::into_inner);
            let place = taken.iter().position(|&it| it == self.it.after);
            place.map(|it| taken.swap_remove(it));
        }
    }
}
