//! Chapter 24's engine as a player: in several threads, and at a clock.

mod player;
mod team;

pub use player::Player;
pub use team::Team;
