use std::sync::{Arc, Mutex, PoisonError};

use bitboards::BitPosition;

/// What threads are looking at. That nobody looks at what another one is looking
/// at is from Jean-Christophe Weill's ABDADA, 1996.
pub type Claims = Arc<Mutex<Vec<BitPosition>>>;

/// A move that a thread is looking at, as long as this is kept.
pub struct Claim {
    pub(crate) after: BitPosition,
    pub(crate) claims: Claims,
}

impl Drop for Claim {
    fn drop(&mut self) {
        let claims = self.claims.lock();
        let mut claims = claims.unwrap_or_else(PoisonError::into_inner);
        let place = claims.iter().position(|&after| after == self.after);
        place.map(|place| claims.swap_remove(place));
    }
}
