//! What a page asks for: what has happened, as a field and its value.

use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use crate::screen;

/// The event of a terminal that has happened: a `key`, or a `click` at a point
/// of the drawing.
pub(crate) fn event(request: &page_boards::Request) -> Option<Event> {
    match (request.text("key"), request.text("click")) {
        (Some(name), _) => Some(Event::Key(key(name)?.into())),
        (None, Some(point)) => click(point),
        (None, None) => None,
    }
}

/// The key that a browser calls this.
fn key(name: &str) -> Option<KeyCode> {
    let mut letters = name.chars();
    Some(match name {
        "ArrowLeft" => KeyCode::Left,
        "ArrowRight" => KeyCode::Right,
        "ArrowUp" => KeyCode::Up,
        "ArrowDown" => KeyCode::Down,
        "Enter" => KeyCode::Enter,
        "Escape" => KeyCode::Esc,
        "Backspace" => KeyCode::Backspace,
        "Tab" => KeyCode::Tab,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageUp" => KeyCode::PageUp,
        "PageDown" => KeyCode::PageDown,
        "Space" => KeyCode::Char(' '),
        _ => match (letters.next(), letters.next()) {
            (Some(letter), None) => KeyCode::Char(letter),
            _ => return None,
        },
    })
}

/// A click, where the drawing has this point: `216.5 192.0`.
fn click(point: &str) -> Option<Event> {
    let (x, y) = point.split_once(' ')?;
    let (column, row) = screen::cell_at(x.parse().ok()?, y.parse().ok()?)?;
    Some(Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    }))
}

/// An event as the chapter's reader knows it, without what's always the same.
pub(crate) fn in_words(event: &Event) -> String {
    match event {
        Event::Key(key) => format!("Key({:?})", key.code),
        Event::Mouse(MouseEvent { column, row, .. }) => format!("Mouse({column}, {row})"),
        other => format!("{other:?}"),
    }
}
