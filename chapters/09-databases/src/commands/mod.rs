//! The commands of the stage binary.

use std::error::Error;

mod list;
mod show;

pub use list::{find, list};
pub use show::show;

/// An invocation that works.
pub const EXAMPLE: &str = "cargo run -p databases -- list WTH_1990.wtb";

/// Why a command failed.
pub type Failure = Box<dyn Error>;
