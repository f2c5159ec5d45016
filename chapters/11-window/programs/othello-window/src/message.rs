use board::Square;
use directions::Direction;

use crate::{Button, FileOutcome};

/// What happens to the window.
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
    /// The last character is taken back.
    Erase,
    /// All that was typed is taken back.
    EraseAll,
    /// A file of the dialog is pointed at, by its place in the list.
    Select(usize),
    /// The dialog is to show files of another type.
    Filter,
    /// A moment has gone by.
    Tick,
    /// What the update asked for is done.
    Done(FileOutcome),
}
