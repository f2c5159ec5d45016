//! Prints the changed cells that ratatui sends to the terminal.

use connect_four::ConnectFour;
use connect_four_window::{Message, State, update, view};
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::{Frame, Terminal};
use terminal::Theme;

/// Draws the state into a buffer in memory.
fn draw(state: &State) -> Buffer {
    let (color, ascii) = (false, true);
    let mut terminal = Terminal::new(TestBackend::new(29, 18)).unwrap();
    let draw = |frame: &mut Frame| view(frame, state, Theme { color, ascii });
    terminal.draw(draw).unwrap().buffer.clone()
}

fn main() {
    let mut state = State::new(ConnectFour::new());
    for message in [Message::Drop, Message::Tick, Message::Tick] {
        let front = draw(&state);
        update(&mut state, message);
        println!("{message:?}");
        for (x, y, cell) in front.diff(&draw(&state)) {
            println!("  column {x}, line {y}: {:?}", cell.symbol());
        }
    }
}
