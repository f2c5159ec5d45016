//! Games, messages and screens for the tests.

use end_of_game::Position;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use records::History;
use whole_games::parse_transcript;
use window::{Message, State, update, view};

/// The moves to the C++ sheet's position, in which c6 flips five discs.
pub const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// Returns a window that shows the end of the game with these moves.
pub fn state_after(transcript: &str) -> State {
    let plies = parse_transcript(transcript).unwrap();
    State::new(History::follow(Position::start(), &plies).unwrap())
}

/// Returns a click on the named square.
pub fn place(name: &str) -> Message {
    Message::Place(name.parse().unwrap())
}

/// Sends ticks until all discs have turned over.
pub fn finish_animation(state: &mut State) {
    while !state.turning().is_empty() {
        update(state, Message::Tick);
    }
}

/// Draws the window on a screen of this size.
pub fn draw(state: &State, width: u16, height: u16) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view(frame, state)).unwrap();
    terminal.backend().clone()
}
