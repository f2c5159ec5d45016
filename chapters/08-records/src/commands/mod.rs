//! The commands of the stage binary.

use std::error::Error;

mod convert;
mod list;
mod players;
mod show;

pub use convert::convert;
pub use list::{find, list, stats};
pub use players::players;
pub use show::show;

/// An invocation that works.
pub const EXAMPLE: &str = "cargo run -p records -- list GAMES.oth";

/// Why a command failed.
pub type Failure = Box<dyn Error>;
