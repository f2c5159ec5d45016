//! Chapter 15 of *Othellier*: what a position is worth, and matches that tell
//! you whether that's true.

mod engine;
pub use engine::Engine;

mod play_out;
pub use play_out::play_out;

mod openings;
pub use openings::openings;

mod tally;
pub use tally::Tally;
pub use tally::by_pairs;

mod matches;
pub use matches::play_match;

mod compare;
pub use compare::compare;

pub mod evaluate;

mod level;
pub use level::Levels;

mod computer;
pub use computer::Computer;
pub use computer::ParseComputerError;
