use connect_four::Column;

use crate::State;

/// What happens to the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The cursor goes a column to the left.
    Left,
    /// The cursor goes a column to the right.
    Right,
    /// A disc is dropped where the cursor is.
    Drop,
    /// A disc is dropped into this column.
    DropInto(Column),
    /// The last disc is taken back.
    Undo,
    /// A new game begins; undo returns to the old one.
    New,
    /// A moment has passed.
    Tick,
    /// The person leaves.
    Quit,
}

/// Changes the state as the message says. Whether the window stays open. A disc
/// in the air lands as soon as anything but time happens.
pub fn update(state: &mut State, message: Message) -> bool {
    if message != Message::Tick {
        state.end_fall();
    }
    match message {
        Message::Left => state.move_cursor(-1),
        Message::Right => state.move_cursor(1),
        Message::Drop => state.drop_disc(state.cursor()),
        Message::DropInto(column) => state.drop_disc(column),
        Message::Undo => state.undo(),
        Message::New => state.begin_game(),
        Message::Tick => state.tick(),
        Message::Quit => return false,
    }
    true
}
