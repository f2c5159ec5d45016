//! What several tests need: games, screens and events.

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

/// The moves before c6, in the position of the article.
pub const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// A window on the game with these moves, at its end.
pub fn state_after(transcript: &str) -> State {
    let plies = parse_transcript(transcript).unwrap();
    let history = History::follow(Position::start(), &plies).unwrap();
    State::new(PathBuf::from("/games")).with_history(history)
}

/// Feeds messages to the state; what the last one asks for.
pub fn feed_all(
    state: &mut State,
    messages: impl IntoIterator<Item = Message>,
) -> Option<Effect> {
    let mut effect = None;
    for message in messages {
        effect = update(state, message);
    }
    effect
}

/// Lets all discs turn over.
pub fn rest(state: &mut State) {
    while state.is_turning() {
        update(state, Message::Tick);
    }
}

pub fn press(button: Button) -> Message {
    Message::Press(button)
}

pub fn place(name: &str) -> Message {
    Message::Place(name.parse().unwrap())
}

/// What a key means.
pub fn meaning(state: &State, code: KeyCode) -> Option<Message> {
    let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    event_message(&event, state, Rect::new(0, 0, 80, 24))
}

/// Presses a key; what that asks for.
pub fn key(state: &mut State, code: KeyCode) -> Option<Effect> {
    let message = meaning(state, code)?;
    update(state, message)
}

/// What the left button of the mouse means at this place.
pub fn click(state: &State, area: Rect, at: (u16, u16)) -> Option<Message> {
    let event = Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: at.0,
        row: at.1,
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

/// What is drawn on a screen of this size.
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
