//! A terminal for a place without terminals: events are as crossterm has them,
//! and the page makes them. Whatever would need a terminal is an error.

mod backend;
pub mod crossterm;

pub use backend::CrosstermBackend;

/// Makes a color or a style of crossterm's into one of ratatui's.
pub trait FromCrossterm<C> {}

/// Makes a color or a style of ratatui's into one of crossterm's.
pub trait IntoCrossterm<C> {}
