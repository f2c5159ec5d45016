//! Othello against any level up to *expert*, in a window of the terminal.

use std::env;
use std::error::Error;
use std::process::ExitCode;

use chapter_cli::GameOptions;
use end_of_game::Position;
use expert::{Background, engine, help, seats};
use expert_window::Everyone;
use opponent::Thinker;
use opponent_window::{WindowGame, run};
use othello_window::State;
use records::History;
use terminal::Theme;
use whole_games::parse_transcript;
use window::summary;

const EXAMPLE: &str = "cargo run --release -p expert-window -- --white expert";

const MORE: &str = "\
--ascii           draw with ASCII characters only

< takes a move back, and Esc stops a computer that's thinking: it plays the best
move it knows. To turn colors off, set the variable NO_COLOR.";

fn main() -> ExitCode {
    let what = "Othello against the computer on all levels, in a window.";
    let command = "cargo run --release -p expert-window";
    let help = help(what, command, MORE);
    chapter_cli::run(GameOptions::read(true), show, &help, EXAMPLE)
}

fn show(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = seats(&options.players)?.players;
    let opening = parse_transcript(&options.moves)?;
    let history = History::follow(Position::start(), &opening)?;
    let mut state = State::new(env::current_dir()?).with_history(history);
    if !opening.is_empty() {
        state.set_notice(summary(state.history()));
    }
    let everyone = Everyone {
        thinker: Thinker::new(options.seed.parse()?),
        expert: Background::new(engine()?),
    };
    let game = WindowGame::with_thinker(state, players, everyone);
    Ok(run(game, Theme::with_color(options.ascii))?)
}
