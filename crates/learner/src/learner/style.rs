//! Colors, for whoever wants them.

use std::io::{self, IsTerminal, Write as _};

use crossterm::style::Stylize as _;

/// How we talk to the learner: in color, or in plain text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// Whether there are colors.
    pub is_styled: bool,
}

impl Style {
    /// Plain text.
    pub const PLAIN: Style = Style { is_styled: false };

    /// Colors for a person at a terminal, unless plain text is asked for, here
    /// or by `NO_COLOR`.
    pub fn new(plain: bool) -> Style {
        let no_color = std::env::var_os("NO_COLOR");
        let unwanted = plain || no_color.is_some_and(|value| !value.is_empty());
        Style {
            is_styled: !unwanted && io::stdout().is_terminal(),
        }
    }

    pub(super) fn strong(self, text: impl ToString) -> String {
        self.paint(text, |text| text.bold().to_string())
    }

    pub(super) fn good(self, text: impl ToString) -> String {
        self.paint(text, |text| text.green().bold().to_string())
    }

    pub(super) fn bad(self, text: impl ToString) -> String {
        self.paint(text, |text| text.red().bold().to_string())
    }

    pub(super) fn quiet(self, text: impl ToString) -> String {
        self.paint(text, |text| text.dim().to_string())
    }

    fn paint(self, text: impl ToString, style: fn(String) -> String) -> String {
        let text = text.to_string();
        if self.is_styled { style(text) } else { text }
    }

    /// Shows a line while something is going on, then takes it away again.
    pub(super) fn while_doing<T>(self, what: &str, job: impl FnOnce() -> T) -> T {
        if !self.is_styled {
            return job();
        }
        // It doesn't matter if nobody sees the line.
        let _ = write!(io::stdout(), "{what}...");
        let _ = io::stdout().flush();
        let done = job();
        let _ = write!(io::stdout(), "\r\x1b[2K");
        done
    }
}
