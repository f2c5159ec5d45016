//! Chapter 4 of *Othellier*: which discs flip, and what that does to the board.

mod flips;
pub use flips::Flip;
pub use flips::flips;

mod play;
pub use play::IllegalMove;
pub use play::play;

pub mod other_ways;
