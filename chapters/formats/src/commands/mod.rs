//! The commands of the program.

use std::error::Error;

mod convert;
mod list;
mod show;

pub use convert::convert;
pub use list::list;
pub use show::show;

/// An invocation that works.
pub const EXAMPLE: &str = "cargo run -p formats -- list GAMES.ggf";

/// Why a command failed.
pub type Failure = Box<dyn Error>;
