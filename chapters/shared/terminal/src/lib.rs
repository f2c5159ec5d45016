//! The terminal of a window: setup and restoration as in [chapter 11](window),
//! Ctrl-Z and `fg`, and themes with and without color.

#[cfg(unix)]
mod signals;

mod terminal;
pub use terminal::Terminal;

mod theme;
pub use theme::Theme;
