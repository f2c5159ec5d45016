use board::Square;
use directions::Direction;

use crate::{Button, FileOutcome};

/// An input that changes the state.
#[derive(Clone, Debug)]
pub enum Message {
    /// A button is pressed.
    Press(Button),
    /// A square is clicked.
    Place(Square),
    /// An arrow is pressed.
    Go(Direction),
    /// Enter is pressed.
    Choose,
    /// Escape is pressed.
    Cancel,
    /// Ctrl-C is pressed.
    Interrupt,
    /// A character is typed.
    Type(char),
    /// The last typed character is deleted.
    Erase,
    /// All typed text is deleted.
    EraseAll,
    /// The entry with this index in the file dialog is clicked.
    Select(usize),
    /// The next file filter is requested.
    Filter,
    /// The time for one disc to turn over has passed.
    Tick,
    /// An effect has been performed.
    Done(FileOutcome),
}
