//! The terminal of a window that stays open: what [chapter 11](window) does, and
//! Ctrl-Z, `fg`, and terminals without color.

#[cfg(unix)]
mod signals;

mod terminal;
pub use terminal::Terminal;

mod theme;
pub use theme::Theme;
