//! What several tests need: games and screens.

use end_of_game::Position;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use records::History;
use whole_games::parse_transcript;
use window::{Message, State, update, view};

/// The moves before c6, in the position of the C++ sheet.
pub const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// A window on the game with these moves, at its end.
pub fn state_after(transcript: &str) -> State {
    let plies = parse_transcript(transcript).unwrap();
    State::new(History::follow(Position::start(), &plies).unwrap())
}

pub fn place(name: &str) -> Message {
    Message::Place(name.parse().unwrap())
}

/// Lets all discs turn over.
pub fn rest(state: &mut State) {
    while !state.turning().is_empty() {
        update(state, Message::Tick);
    }
}

/// What's drawn on a screen of this size.
pub fn draw(state: &State, width: u16, height: u16) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view(frame, state)).unwrap();
    terminal.backend().clone()
}
