use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::{Message, column_at};

/// What an event of the terminal means, if the window is drawn in this area: a
/// key, or a click on a column.
pub fn message(event: &Event, area: Rect) -> Option<Message> {
    match *event {
        Event::Key(key) => key_message(key),
        Event::Mouse(mouse) => {
            let is_click =
                mouse.kind == MouseEventKind::Down(MouseButton::Left);
            let place = Position::new(mouse.column, mouse.row);
            let column = column_at(area, place).filter(|_| is_click);
            column.map(Message::DropInto)
        }
        _ => None,
    }
}

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
        KeyCode::Char(sign) => typed(sign),
        _ => None,
    }
}

/// What a character means, be it a capital letter or not.
fn typed(sign: char) -> Option<Message> {
    match sign.to_ascii_lowercase() {
        ' ' => Some(Message::Drop),
        'u' => Some(Message::Undo),
        'n' => Some(Message::New),
        'q' => Some(Message::Quit),
        sign => sign.to_string().parse().ok().map(Message::DropInto),
    }
}
