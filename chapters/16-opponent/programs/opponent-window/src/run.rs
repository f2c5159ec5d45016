use std::env;
use std::error::Error;
use std::io;
use std::time::{Duration, Instant};

use chapter_cli::GameOptions;
use end_of_game::Position;
use othello_window::{Message, State, event_message, load_game, view};
use records::History;
use terminal::{Terminal, Theme};
use whole_games::parse_transcript;
use window::summary;

use crate::{Thinks, WindowGame};

/// The duration of a flip, and the interval between reports of a search's
/// progress.
const TICK: Duration = Duration::from_millis(90);

/// Returns the initial state of the window for the arguments.
///
/// # Errors
///
/// Returns an error when its file can't be read, or the rules forbid its moves.
pub fn start(options: &GameOptions) -> Result<State, Box<dyn Error>> {
    let mut state = State::new(env::current_dir()?);
    let opening = parse_transcript(&options.moves)?;
    match &options.file {
        Some(_) if !opening.is_empty() => {
            return Err("--moves and a file are two games: give one".into());
        }
        Some(file) => state.open(load_game(file, 1)?),
        None => {
            let history = History::follow(Position::start(), &opening)?;
            state = state.with_history(history);
        }
    }
    if !opening.is_empty() {
        state.set_notice(summary(state.history()));
    }
    Ok(state)
}

/// Shows the window until the person leaves. It's an error if the terminal
/// can't be read or written.
pub fn run<T: Thinks>(mut game: WindowGame<T>, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now() + TICK;
    loop {
        game.think();
        let area = terminal.draw(|frame| view(frame, &game.state, theme))?;
        let message = match terminal.read_until(due)? {
            Some(event) => event_message(&event, &game.state, area),
            None => {
                due = Instant::now() + TICK;
                Some(Message::Tick)
            }
        };
        if message.is_some_and(|message| !game.update(message)) {
            return Ok(());
        }
    }
}
