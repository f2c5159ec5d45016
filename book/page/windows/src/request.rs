//! What a page asks for: lines of a word and a text. The first one says what
//! has happened.

use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use crate::screen;

/// A request, as text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<'a>(pub(crate) &'a str);

impl<'a> Request<'a> {
    /// The text of the line that begins with this word.
    pub(crate) fn text(self, word: &str) -> Option<&'a str> {
        let mut lines = self.0.lines();
        lines.find_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    /// Whether this is what has happened.
    pub(crate) fn is(self, word: &str) -> bool {
        self.0.lines().next() == Some(word)
    }

    /// Whether there's no room for a wide window.
    pub(crate) fn is_narrow(self) -> bool {
        let room = self.text("room").and_then(|it| it.parse().ok());
        room.is_some_and(|pixels: u32| pixels < 540)
    }

    /// The event of a terminal that has happened: `key Enter`, or a `click` at
    /// a point of the drawing.
    pub(crate) fn event(self) -> Option<Event> {
        match (self.text("key"), self.text("click")) {
            (Some(name), _) => Some(Event::Key(key(name)?.into())),
            (None, Some(point)) => click(point),
            (None, None) => None,
        }
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
        Event::Mouse(MouseEvent { column, row, .. }) => {
            format!("Mouse({column}, {row})")
        }
        other => format!("{other:?}"),
    }
}
