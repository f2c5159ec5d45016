use connect_four::{Column, ConnectFour};

use crate::State;

/// What happens to the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The cursor goes this many columns to the right.
    Move(i32),
    /// A disc is dropped where the cursor is.
    Drop,
    /// A disc is dropped into this column.
    DropInto(Column),
    /// The last disc is taken back.
    Undo,
    /// A new game begins.
    New,
    /// A moment has passed.
    Tick,
    /// The person leaves.
    Quit,
}

/// Changes the state as the message says. Whether the window stays open. Any
/// message but a tick lands the disc in the air.
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
