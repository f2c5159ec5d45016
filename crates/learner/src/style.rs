//! Text styles for terminals.

use std::io::{self, IsTerminal, Write as _};

use crossterm::style::Stylize as _;

/// The style of the output: with colors or plain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// True if texts have colors and other attributes.
    pub has_colors: bool,
}

impl Style {
    /// Plain text.
    pub const PLAIN: Style = Style { has_colors: false };

    /// Uses colors if standard output is a terminal, unless `plain` or the environment
    /// variable `NO_COLOR` is set.
    pub fn new(plain: bool) -> Style {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Style {
            has_colors: !plain && !no_color && io::stdout().is_terminal(),
        }
    }

    pub(crate) fn bold(self, text: impl ToString) -> String {
        self.apply(text, |text| text.bold().to_string())
    }

    pub(crate) fn success(self, text: impl ToString) -> String {
        self.apply(text, |text| text.green().bold().to_string())
    }

    pub(crate) fn failure(self, text: impl ToString) -> String {
        self.apply(text, |text| text.red().bold().to_string())
    }

    pub(crate) fn dim(self, text: impl ToString) -> String {
        self.apply(text, |text| text.dim().to_string())
    }

    fn apply(self, text: impl ToString, style: fn(String) -> String) -> String {
        let text = text.to_string();
        if self.has_colors { style(text) } else { text }
    }

    /// Calls `job` while a status line is shown. Plain output has no status line.
    pub(crate) fn with_status<T>(self, status: &str, job: impl FnOnce() -> T) -> T {
        if !self.has_colors {
            return job();
        }
        // The status line isn't worth an error.
        let _ = write!(io::stdout(), "{status}...");
        let _ = io::stdout().flush();
        let result = job();
        let _ = write!(io::stdout(), "\r\x1b[2K");
        result
    }
}
