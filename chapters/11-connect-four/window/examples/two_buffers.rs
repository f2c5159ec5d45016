//! What ratatui sends to the terminal when a disc falls by a few lines.

use std::error::Error;

use connect_four::Game;
use connect_four_window::{Message, State, update, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use window::Theme;

const THEME: Theme = Theme {
    color: false,
    ascii: false,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut state = State::new(Game::new());
    let mut terminal = Terminal::new(TestBackend::new(29, 18))?;
    let mut frame = |state: &State| -> Result<_, Box<dyn Error>> {
        Ok(terminal.draw(|it| view(it, state, THEME))?.buffer.clone())
    };
    let mut before = frame(&state)?;
    for message in [Message::Drop, Message::Tick, Message::Tick] {
        update(&mut state, message);
        let now = frame(&state)?;
        let sent = before.diff(&now);
        let sent = sent.iter().map(|(x, y, cell)| (x, y, cell.symbol()));
        println!("{message:?}: {:?}", sent.collect::<Vec<_>>());
        before = now;
    }
    Ok(())
}
