use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::Message;

/// What an event of the terminal means.
pub fn message(event: &Event) -> Option<Message> {
    let Event::Key(key) = event else { return None };
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
