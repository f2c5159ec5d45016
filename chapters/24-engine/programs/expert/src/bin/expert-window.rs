//! Othello in a window of the terminal, against any level up to *expert*.

use std::error::Error;
use std::process::ExitCode;

use chapter_cli::GameOptions;
use expert::{AllLevels, BackgroundEngine, engine, help, read_players};
use opponent::Thinker;
use opponent_window::{WindowGame, run, start};
use terminal::Theme;

const EXAMPLE: &str =
    "cargo run --release --bin expert-window -- --white expert";

const MORE: &str = "\
--ascii           draw with ASCII characters only
--weights FILE    let expert play by what your own train has learned
FILE              go on with the game in this file

< takes a move back, and Esc stops a computer that's thinking: it plays the best
move it knows. To turn colors off, set the variable NO_COLOR.";

fn main() -> ExitCode {
    let what = "Othello against the computer on all levels, in a window.";
    let command = "cargo run --release --bin expert-window";
    let help = help(what, command, MORE);
    chapter_cli::run(
        GameOptions::read(&["--ascii", "--weights", "FILE"]),
        show,
        &help,
        EXAMPLE,
    )
}

fn show(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = read_players(&options.players)?;
    let state = start(&options)?;
    let levels = AllLevels {
        thinker: Thinker::new(options.seed.parse()?),
        expert: BackgroundEngine::new(engine(options.weights.as_deref())?),
    };
    let game = WindowGame::new(state, players, levels);
    Ok(run(game, Theme::with_color(options.ascii))?)
}
