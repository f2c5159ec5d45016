//! The commands of the program.

use std::error::Error;

mod convert;
mod list;
mod show;
mod stats;

pub use convert::convert;
pub use list::list;
pub use show::show;
pub use stats::stats;

/// An example of a valid invocation, for error messages.
pub const EXAMPLE: &str = "cargo run -p game-formats -- list GAMES.ggf";

/// An error of any command.
pub type AnyError = Box<dyn Error>;
