use connect_four::{Column, ConnectFour};

use crate::State;

/// An input that changes the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// Move the cursor this many columns to the right.
    Move(i32),
    /// Drop a disc at the cursor.
    Drop,
    /// Drop a disc into this column.
    DropInto(Column),
    /// Take back the last disc.
    Undo,
    /// Start a new game.
    New,
    /// Advance the animation.
    Tick,
    /// Close the window.
    Quit,
}

/// Applies a message to the state. Returns false if the window is to close. Any
/// message but a tick lands the falling disc at once.
pub fn update(state: &mut State, message: Message) -> bool {
    if message != Message::Tick {
        state.falling = None;
    }
    match message {
        Message::Move(step) => state.move_cursor(step),
        Message::Drop => state.drop_into(state.cursor),
        Message::DropInto(column) => state.drop_into(column),
        Message::Undo => state.undo(),
        Message::New => state.show(ConnectFour::new()),
        Message::Tick => state.tick(),
        Message::Quit => return false,
    }
    true
}
