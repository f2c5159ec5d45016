//! What several tests need: games and screens.

use end_of_game::Position;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use records::History;
use whole_games::parse_transcript;
use window::{Message, State, update, view};

/// The moves before c6, in the position of the C++ sheet.
pub const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// The whole game that ends with b1 empty.
pub const RALLE_THOR: &str = "\
f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4h5f8c8d8g8h6h7g6\
b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

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
