//! The commands of the stage binary.

use std::error::Error;

mod play;
mod players;

pub use play::play;
pub use players::players;

/// An invocation that works.
pub const EXAMPLE: &str = "cargo run -p records -- play GAME.oth";

/// Why a command failed.
pub type Failure = Box<dyn Error>;
