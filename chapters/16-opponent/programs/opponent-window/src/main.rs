//! Othello against the computer, in a window of the terminal.

use std::error::Error;
use std::process::ExitCode;

use chapter_cli::GameOptions;
use opponent::{Thinker, read_players};
use opponent_window::{WindowGame, run, start};
use terminal::Theme;

const EXAMPLE: &str = "cargo run -p opponent-window -- --white hard";

const MORE: &str = "\
--ascii           draw with ASCII characters only
FILE              go on with the game in this file

< takes a move back, and Esc stops a computer that's thinking: it plays the best
move it knows. To turn colors off, set the variable NO_COLOR.";

fn main() -> ExitCode {
    let what = "Othello against the computer, in a window.";
    let help = GameOptions::help(what, "cargo run -p opponent-window", MORE);
    chapter_cli::run(
        GameOptions::read(&["--ascii", "FILE"]),
        show,
        &help,
        EXAMPLE,
    )
}

fn show(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = read_players(&options.players)?;
    let (state, rand) = (start(&options)?, options.seed.parse()?);
    let game = WindowGame::new(state, players, Thinker::new(rand));
    Ok(run(game, Theme::with_color(options.ascii))?)
}
