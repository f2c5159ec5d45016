//! Given: copied by `begin`, not typed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bitboards::BitPosition;
use perfect_endgame::Candidate;

/// The positions that threads are searching, so that other threads can defer
/// them: Jean-Christophe Weill's ABDADA, 1996.
#[derive(Clone, Debug, Default)]
pub struct Claims(Arc<Mutex<Vec<BitPosition>>>);

/// A claim on the position after a move. Dropping it releases the position.
pub struct Claim {
    after: BitPosition,
    claims: Claims,
}

impl Claims {
    /// Claims the move at index `nth`. If another thread has claimed it, the
    /// next unclaimed move is rotated to this index first.
    pub fn claim(&self, moves: &mut [Candidate], nth: usize) -> Claim {
        let mut claimed = self.lock();
        let is_free = |mv: &Candidate| !claimed.contains(&mv.after);
        let free = moves[nth..].iter().position(is_free);
        moves[nth..=nth + free.unwrap_or(0)].rotate_right(1);
        let after = moves[nth].after;
        claimed.push(after);
        Claim {
            after,
            claims: self.clone(),
        }
    }

    /// Locks the list. A panic in another thread can't leave it inconsistent,
    /// so poisoning is ignored.
    fn lock(&self) -> MutexGuard<'_, Vec<BitPosition>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut claimed = self.claims.lock();
        let index = claimed.iter().position(|&after| after == self.after);
        if let Some(index) = index {
            claimed.swap_remove(index);
        }
    }
}
