//! The level *expert*, which is chapter 24's engine, beside the levels of
//! chapter 15: in the terminal, and in the background of chapter 16's window.

mod players;
pub use players::{EXPERT, help, read_players};

mod search;
pub use search::{choose, describe, engine, search};

mod background;
pub use background::BackgroundEngine;

mod typed_lines;
pub use typed_lines::TypedLines;

mod thinker;
pub use thinker::AllLevels;
