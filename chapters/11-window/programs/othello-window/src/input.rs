use directions::Direction;
use ratatui::crossterm::event::KeyModifiers;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;

use crate::mouse::mouse_message;
use crate::{Button, Form, Message, Mode, State};

/// Converts a terminal event to a message for a state that is drawn in this
/// area; `None` for an unused event.
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
                form.is_some() || works_without_form(message, state)
            })
        }
        Event::Mouse(mouse) => mouse_message(mouse, state, &form?),
        _ => None,
    }
}

/// Tests if a message is accepted when the screen is too small for the form:
/// quitting, and the answer to a question.
fn works_without_form(message: &Message, state: &State) -> bool {
    matches!(message, Message::Press(Button::Quit) | Message::Interrupt)
        || matches!(state.mode, Mode::Question(_))
}

/// Converts a key press to a message; `None` for an unused key.
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
        KeyCode::Char(ch) => Some(Message::Type(ch)),
        KeyCode::Backspace => Some(Message::Erase),
        KeyCode::Tab => Some(Message::Filter),
        _ => None,
    }
}

/// Converts a key to a message while no dialog is shown: the keys of the
/// buttons and their alternatives.
fn board_key(code: KeyCode) -> Option<Message> {
    let button = match code {
        KeyCode::Char(' ') => return Some(Message::Choose),
        KeyCode::Home => Button::Start,
        KeyCode::Backspace | KeyCode::Char(',') => Button::Back,
        KeyCode::Char('.') => Button::Forward,
        KeyCode::End => Button::Max,
        KeyCode::PageUp => Button::Previous,
        KeyCode::PageDown | KeyCode::Char('=') => Button::Next,
        KeyCode::Char(ch) => Button::with_key(ch)?,
        _ => return None,
    };
    Some(Message::Press(button))
}
