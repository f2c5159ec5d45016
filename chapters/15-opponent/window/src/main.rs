//! Othello against the computer, in a window of the terminal.

use std::env;
use std::error::Error;
use std::process::ExitCode;

use chapter_cli::GameOptions;
use end_of_game::Position;
use opponent::read_players;
use opponent_window::{WindowGame, run};
use othello_window::State;
use records::History;
use terminal::Theme;
use whole_games::parse_transcript;
use window::summary;

const EXAMPLE: &str = "cargo run -p opponent-window -- --white hard";

const MORE: &str = "\
--ascii           draw with ASCII characters only

< takes a move back, and Esc stops a computer that's thinking: it plays the best
move it knows. To turn colors off, set the variable NO_COLOR.";

fn main() -> ExitCode {
    let what = "Othello against the computer, in a window.";
    let help = GameOptions::help(what, "cargo run -p opponent-window", MORE);
    chapter_cli::run(GameOptions::read(true), show, &help, EXAMPLE)
}

fn show(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = read_players(&options.players)?;
    let opening = parse_transcript(&options.moves)?;
    let history = History::follow(Position::start(), &opening)?;
    let mut state = State::new(env::current_dir()?).with_history(history);
    if !opening.is_empty() {
        state.set_notice(summary(state.history()));
    }
    let game = WindowGame::new(state, players, options.seed.parse()?);
    Ok(run(game, Theme::with_color(options.ascii))?)
}
