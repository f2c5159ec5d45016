//! Games, screens and events for the tests.

use std::path::PathBuf;

use end_of_game::Position;
use othello_window::{Button, Effect, Message, State};
use othello_window::{event_message, update, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use records::History;
use terminal::Theme;
use whole_games::parse_transcript;

/// The moves to the article's position, in which c6 flips five discs.
pub const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// Returns a window that shows the end of the game with these moves.
pub fn state_after(transcript: &str) -> State {
    let plies = parse_transcript(transcript).unwrap();
    let history = History::follow(Position::start(), &plies).unwrap();
    State::new(PathBuf::from("/games")).with_history(history)
}

/// Applies messages to the state and returns the effect of the last one.
pub fn update_all(
    state: &mut State,
    messages: impl IntoIterator<Item = Message>,
) -> Option<Effect> {
    let mut effect = None;
    for message in messages {
        effect = update(state, message);
    }
    effect
}

/// Sends ticks until all discs have turned over.
pub fn finish_animation(state: &mut State) {
    while state.is_turning() {
        update(state, Message::Tick);
    }
}

/// Returns the press of a button.
pub fn press(button: Button) -> Message {
    Message::Press(button)
}

/// Returns a click on the named square.
pub fn place(name: &str) -> Message {
    Message::Place(name.parse().unwrap())
}

/// Returns the message of a key on a screen of 80 by 24 characters.
pub fn key_message(state: &State, code: KeyCode) -> Option<Message> {
    let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    event_message(&event, state, Rect::new(0, 0, 80, 24))
}

/// Presses a key and returns the effect.
pub fn press_key(state: &mut State, code: KeyCode) -> Option<Effect> {
    let message = key_message(state, code)?;
    update(state, message)
}

/// Returns the message of a left click at a column and row.
pub fn click(
    state: &State,
    area: Rect,
    (column, row): (u16, u16),
) -> Option<Message> {
    let event = Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    });
    event_message(&event, state, area)
}

pub const COLOR: Theme = Theme {
    color: true,
    ascii: false,
};

pub const ASCII: Theme = Theme {
    color: false,
    ascii: true,
};

/// Draws the window on a screen of this size.
pub fn draw(
    state: &State,
    (width, height): (u16, u16),
    theme: Theme,
) -> TestBackend {
    let backend = TestBackend::new(width, height);
    let mut terminal = Terminal::new(backend).unwrap();
    terminal.draw(|frame| view(frame, state, theme)).unwrap();
    terminal.backend().clone()
}
