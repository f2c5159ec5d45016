use directions::Direction;
use ratatui::crossterm::event::KeyModifiers;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;

use crate::mouse::mouse_message;
use crate::{Button, Form, Message, Mode, State};

/// What an event of the terminal means for this state, shown in this area.
pub fn event_message(
    event: &Event,
    state: &State,
    area: Rect,
) -> Option<Message> {
    let form = Form::new(area);
    match *event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            let message = key_message(key, state);
            message.filter(|message| {
                form.is_some() || needs_no_board(message, state)
            })
        }
        Event::Mouse(mouse) => mouse_message(mouse, state, &form?),
        _ => None,
    }
}

/// Whether a message makes sense where the board has no room. Leaving does, and
/// so does the answer to a question.
fn needs_no_board(message: &Message, state: &State) -> bool {
    matches!(message, Message::Press(Button::Quit) | Message::Interrupt)
        || matches!(state.mode, Mode::Question(_))
}

fn key_message(key: KeyEvent, state: &State) -> Option<Message> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Message::Interrupt),
            KeyCode::Char('u') => Some(Message::EraseAll),
            _ => None,
        };
    }
    match key.code {
        KeyCode::Left => Some(Message::Go(Direction::West)),
        KeyCode::Right => Some(Message::Go(Direction::East)),
        KeyCode::Up => Some(Message::Go(Direction::North)),
        KeyCode::Down => Some(Message::Go(Direction::South)),
        KeyCode::Enter => Some(Message::Choose),
        KeyCode::Esc => Some(Message::Cancel),
        _ if state.mode == Mode::Board => board_key(key.code),
        KeyCode::Char(sign) => Some(Message::Type(sign)),
        KeyCode::Backspace => Some(Message::Erase),
        KeyCode::Tab => Some(Message::Filter),
        _ => None,
    }
}

/// The keys of the buttons, and others that do the same.
fn board_key(code: KeyCode) -> Option<Message> {
    let button = match code {
        KeyCode::Char(' ') => return Some(Message::Choose),
        KeyCode::Home => Button::Start,
        KeyCode::Backspace | KeyCode::Char(',') => Button::Back,
        KeyCode::Char('.') => Button::Forward,
        KeyCode::End => Button::Max,
        KeyCode::PageUp => Button::Previous,
        KeyCode::PageDown | KeyCode::Char('=') => Button::Next,
        KeyCode::Char(sign) => Button::with_key(sign)?,
        _ => return None,
    };
    Some(Message::Press(button))
}
