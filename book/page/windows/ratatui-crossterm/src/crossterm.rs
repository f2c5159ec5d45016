//! The parts of crossterm that the chapters and ratatui use.

use std::io;

pub use crate::execute;

/// Returns the error of every operation that needs a terminal.
pub(crate) fn no_terminal<T>() -> io::Result<T> {
    Err(io::Error::other("there's no terminal in a page"))
}

/// A command to a terminal.
pub trait Command {}

/// Implements [`execute!`].
#[doc(hidden)]
pub fn execute_commands<W: io::Write>(_: W, _: &[&dyn Command]) -> io::Result<()> {
    no_terminal()
}

/// Executes commands on a terminal, which is an error in a page.
#[macro_export]
macro_rules! execute {
    ($terminal:expr, $($command:expr),+ $(,)?) => {
        $crate::crossterm::execute_commands($terminal, &[$(&$command),+])
    };
}

macro_rules! commands {
    ($($name:ident)+) => {$(
        /// A command.
        #[derive(Debug)]
        pub struct $name;

        impl $crate::crossterm::Command for $name {}
    )+};
}

/// Commands for the cursor.
pub mod cursor {
    commands!(Show);
}

/// Commands and functions for the terminal.
pub mod terminal {
    use std::io;

    commands!(EnterAlternateScreen LeaveAlternateScreen);

    /// Enables raw mode, which is an error in a page.
    pub fn enable_raw_mode() -> io::Result<()> {
        super::no_terminal()
    }

    /// Disables raw mode, which is an error in a page.
    pub fn disable_raw_mode() -> io::Result<()> {
        super::no_terminal()
    }
}

/// Terminal events. The page creates them itself.
pub mod event {
    use std::io;
    use std::time::Duration;

    commands!(EnableMouseCapture DisableMouseCapture);

    /// Tests if there is an event, which is an error in a page.
    pub fn poll(_: Duration) -> io::Result<bool> {
        super::no_terminal()
    }

    /// Reads an event, which is an error in a page.
    pub fn read() -> io::Result<Event> {
        super::no_terminal()
    }

    /// A terminal event.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Event {
        Key(KeyEvent),
        Mouse(MouseEvent),
        Resize(u16, u16),
    }

    impl Event {
        pub fn as_key_press_event(&self) -> Option<KeyEvent> {
            match self {
                Event::Key(key) if key.is_press() => Some(*key),
                _ => None,
            }
        }
    }

    /// A key event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct KeyEvent {
        pub code: KeyCode,
        pub modifiers: KeyModifiers,
        pub kind: KeyEventKind,
    }

    impl KeyEvent {
        pub const fn new(code: KeyCode, modifiers: KeyModifiers) -> KeyEvent {
            let kind = KeyEventKind::Press;
            KeyEvent {
                code,
                modifiers,
                kind,
            }
        }

        pub fn is_press(&self) -> bool {
            self.kind == KeyEventKind::Press
        }
    }

    impl From<KeyCode> for KeyEvent {
        fn from(code: KeyCode) -> KeyEvent {
            KeyEvent::new(code, KeyModifiers::NONE)
        }
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum KeyEventKind {
        Press,
        Release,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum KeyCode {
        Backspace,
        Enter,
        Left,
        Right,
        Up,
        Down,
        Home,
        End,
        PageUp,
        PageDown,
        Tab,
        Char(char),
        Esc,
    }

    /// The pressed modifier keys, as a bit set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct KeyModifiers(u8);

    impl KeyModifiers {
        pub const NONE: KeyModifiers = KeyModifiers(0);
        pub const CONTROL: KeyModifiers = KeyModifiers(2);

        pub const fn contains(self, other: KeyModifiers) -> bool {
            self.0 & other.0 == other.0
        }
    }

    /// A mouse event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MouseEvent {
        pub kind: MouseEventKind,
        pub column: u16,
        pub row: u16,
        pub modifiers: KeyModifiers,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MouseEventKind {
        Down(MouseButton),
        Moved,
        ScrollDown,
        ScrollUp,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MouseButton {
        Left,
    }
}
