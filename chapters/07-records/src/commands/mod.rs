//! The commands of the stage binary.

use std::error::Error;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::prelude::*;

mod convert;
mod list;
mod players;
mod show;
mod stats;

pub use convert::convert;
pub use list::{NoMatch, find, list};
pub use players::players;
pub use show::show;
pub use stats::stats;

/// An invocation that works.
pub const EXAMPLE: &str = "cargo run -p records -- list GAMES.oth";

/// Why a command failed.
pub type Failure = Box<dyn Error>;

/// The next argument, which must be a file.
fn file_argument(arguments: &mut lexopt::Parser) -> Result<PathBuf, Failure> {
    match arguments.next()? {
        Some(Value(path)) => Ok(path.into()),
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a file is missing: try {EXAMPLE}").into()),
    }
}

/// The number that an option is given. If it isn't a number, the error says
/// `what` was expected, and what to write.
fn number_option<N: FromStr>(
    arguments: &mut lexopt::Parser,
    what: &str,
) -> Result<N, Failure> {
    let text = arguments.value()?.string()?;
    let read = text.parse();
    read.map_err(|_| format!("{text:?} is no {what}").into())
}
