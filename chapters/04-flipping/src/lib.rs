//! Chapter 4 of *Othellier*: flipping discs and playing moves.

mod flips;
pub use flips::Flip;
pub use flips::flips;

mod play;
pub use play::IllegalMove;
pub use play::play;

pub mod other_ways;
