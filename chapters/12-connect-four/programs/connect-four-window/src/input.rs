use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::{Message, column_at};

/// Converts a key, or a click on a column of the window in this area, to a
/// message; `None` for an unused event.
pub fn event_message(event: &Event, area: Rect) -> Option<Message> {
    match *event {
        Event::Key(key) => key_message(key),
        Event::Mouse(mouse) => {
            let is_click =
                mouse.kind == MouseEventKind::Down(MouseButton::Left);
            let position = Position::new(mouse.column, mouse.row);
            let column = column_at(area, position).filter(|_| is_click);
            column.map(Message::DropInto)
        }
        _ => None,
    }
}

/// Converts a key press to a message; `None` for an unused key.
fn key_message(key: KeyEvent) -> Option<Message> {
    let is_c = key.code == KeyCode::Char('c');
    match key.code {
        _ if key.kind == KeyEventKind::Release => None,
        _ if key.modifiers.contains(KeyModifiers::CONTROL) => {
            is_c.then_some(Message::Quit)
        }
        KeyCode::Left => Some(Message::Move(-1)),
        KeyCode::Right => Some(Message::Move(1)),
        KeyCode::Enter | KeyCode::Down => Some(Message::Drop),
        KeyCode::Backspace => Some(Message::Undo),
        KeyCode::Char(ch) => char_message(ch),
        _ => None,
    }
}

/// Converts a character of either case to a message.
fn char_message(ch: char) -> Option<Message> {
    match ch.to_ascii_lowercase() {
        ' ' => Some(Message::Drop),
        'u' => Some(Message::Undo),
        'n' => Some(Message::New),
        'q' => Some(Message::Quit),
        ch => ch.to_string().parse().ok().map(Message::DropInto),
    }
}
