use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bitboards::BitPosition;
use perfect_endgame::Candidate;

/// What threads are looking at. That nobody looks at what another one is looking
/// at is from Jean-Christophe Weill's ABDADA, 1996.
#[derive(Clone, Debug, Default)]
pub struct Claims(Arc<Mutex<Vec<BitPosition>>>);

/// A move that a thread is looking at, as long as this is kept.
pub struct Claim {
    after: BitPosition,
    claims: Claims,
}

impl Claims {
    /// Claims the move with this number or, if another thread is looking at it,
    /// brings the next one that's free to its place.
    pub fn claim(&self, moves: &mut [Candidate], number: usize) -> Claim {
        let mut claimed = self.lock();
        let is_free = |mv: &Candidate| !claimed.contains(&mv.after);
        let free = moves[number..].iter().position(is_free);
        moves[number..=number + free.unwrap_or(0)].rotate_right(1);
        let after = moves[number].after;
        claimed.push(after);
        Claim {
            after,
            claims: self.clone(),
        }
    }

    /// A thread that panicked has left the list as good as any other.
    fn lock(&self) -> MutexGuard<'_, Vec<BitPosition>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut claimed = self.claims.lock();
        let place = claimed.iter().position(|&after| after == self.after);
        place.map(|place| claimed.swap_remove(place));
    }
}
