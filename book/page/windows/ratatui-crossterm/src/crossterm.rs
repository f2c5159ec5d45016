//! The parts of crossterm that a window is written with.

use std::io;

pub use crate::execute;

/// What everything is that needs a terminal.
pub(crate) fn no_terminal<T>() -> io::Result<T> {
    Err(io::Error::other("there's no terminal in a page"))
}

/// Something that a terminal can be told to do.
pub trait Command {}

/// Tells nobody.
#[doc(hidden)]
pub fn tell<W: io::Write>(_: W, _: &[&dyn Command]) -> io::Result<()> {
    no_terminal()
}

/// Tells a terminal what to do.
#[macro_export]
macro_rules! execute {
    ($terminal:expr, $($command:expr),+ $(,)?) => {
        $crate::crossterm::tell($terminal, &[$(&$command),+])
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

/// The cursor of a terminal.
pub mod cursor {
    commands!(Show);
}

/// The terminal itself.
pub mod terminal {
    use std::io;

    commands!(EnterAlternateScreen LeaveAlternateScreen);

    /// Asks for every key at once.
    pub fn enable_raw_mode() -> io::Result<()> {
        super::no_terminal()
    }

    /// Asks for lines again.
    pub fn disable_raw_mode() -> io::Result<()> {
        super::no_terminal()
    }
}

/// What happens to a terminal, in crossterm's words.
pub mod event {
    use std::io;
    use std::time::Duration;

    commands!(EnableMouseCapture DisableMouseCapture);

    /// Waits for an event, and says whether there is one.
    pub fn poll(_: Duration) -> io::Result<bool> {
        super::no_terminal()
    }

    /// Waits for an event.
    pub fn read() -> io::Result<Event> {
        super::no_terminal()
    }

    /// What happens, as far as a window of the book asks.
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

    /// A key, and what's done with it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct KeyEvent {
        pub code: KeyCode,
        pub modifiers: KeyModifiers,
        pub kind: KeyEventKind,
    }

    impl KeyEvent {
        pub const fn new(code: KeyCode, modifiers: KeyModifiers) -> KeyEvent {
            let kind = KeyEventKind::Press;
            KeyEvent { code, modifiers, kind }
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

    /// The keys that are held down meanwhile, a bit each: here, only one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct KeyModifiers(u8);

    impl KeyModifiers {
        pub const NONE: KeyModifiers = KeyModifiers(0);
        pub const CONTROL: KeyModifiers = KeyModifiers(2);

        pub const fn contains(self, other: KeyModifiers) -> bool {
            self.0 & other.0 == other.0
        }
    }

    /// What the mouse does, and where.
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
