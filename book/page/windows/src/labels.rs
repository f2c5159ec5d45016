//! The labels of the buttons below a window, and fixed texts for screen readers.
//!
//! Each button has the browser's name of its key and a label. The key `Type` is an input
//! field, not a button.

type Keys = &'static [(&'static str, &'static str)];

/// The keys of the window of chapter 11.
pub(crate) const CHAPTER_WINDOW_KEYS: Keys = &[
    ("0", "0: start"),
    ("<", "<: back"),
    (">", ">: on"),
    ("m", "M: max"),
    ("w", "W: write"),
    ("q", "Q: quit"),
];

/// The keys of the window with dialogs, while none is open.
pub(crate) const BOARD_KEYS: Keys = &[
    ("0", "0: start"),
    ("<", "<: back"),
    (">", ">: on"),
    ("m", "M: max"),
    ("w", "W: write"),
    ("r", "R: read"),
    ("g", "G: game"),
    ("-", "-: before"),
    ("+", "+: next"),
    ("l", "L: legal"),
    ("n", "N: new"),
    ("q", "Q: quit"),
];

/// The keys of the file dialog.
pub(crate) const FILE_DIALOG_KEYS: Keys = &[
    ("ArrowUp", "↑"),
    ("ArrowDown", "↓"),
    ("Tab", "Tab: other files"),
    ("Type", "Name"),
    ("Backspace", "⌫: erase"),
    ("Enter", "Enter: take it"),
    ("Escape", "Esc: close"),
];

/// The keys of the dialog for the number of a game.
pub(crate) const NUMBER_DIALOG_KEYS: Keys = &[
    ("Type", "Number"),
    ("Backspace", "⌫: erase"),
    ("Enter", "Enter: go"),
    ("Escape", "Esc: stay"),
];

/// The keys of a question.
pub(crate) const QUESTION_KEYS: Keys = &[("y", "Y: yes"), ("n", "N: no")];

/// The keys while the computer searches.
pub(crate) const SEARCH_KEYS: Keys = &[("Escape", "Esc: stop it")];

/// The keys of the Connect Four window.
pub(crate) const CONNECT_FOUR_KEYS: Keys = &[
    ("ArrowLeft", "←"),
    ("Enter", "Drop"),
    ("ArrowRight", "→"),
    ("u", "U: undo"),
    ("n", "N: new"),
    ("q", "Q: quit"),
];

/// The text when a dialog has closed.
pub(crate) const BOARD: &str = "The board.";

/// The prompt of the dialog for the number of a game.
pub(crate) const NUMBER_PROMPT: &str =
    "Which game of the file? Type its number. Enter goes there, Esc stays.";
