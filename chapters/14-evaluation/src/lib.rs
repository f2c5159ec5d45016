//! Chapter 14 of *Othellier*: what a position is worth, and whether that is
//! true.

pub mod evaluate;

mod engine;
pub use engine::Engine;

mod level;
pub use level::Levels;

mod openings;
pub use openings::openings;

mod matches;
pub use matches::Tally;
pub use matches::compare;
pub use matches::play_match;
pub use matches::play_out;

mod computer;
pub use computer::Computer;
pub use computer::ParseComputerError;
