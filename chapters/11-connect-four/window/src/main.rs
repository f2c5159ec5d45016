//! Connect Four for two, in a window of the terminal.

use std::env;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use connect_four::Game;
use connect_four_window::{State, run};
use lexopt::prelude::*;
use stage::Answer;
use window::Theme;

const EXAMPLE: &str = "cargo run -p connect-four-window";

const HELP: &str = "\
Connect Four for two people, in a window.

cargo run -p connect-four-window -- [--ascii] [GAME]

GAME       the columns to begin with, such as 4453
--ascii    draw with ASCII characters only";

fn main() -> ExitCode {
    stage::finish(answer(), EXAMPLE, io::stdout(), io::stderr())
}

fn answer() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut game, mut ascii) = (Game::new(), false);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("ascii") => ascii = true,
            Value(text) => game = text.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let color = env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
    play(game, Theme { color, ascii })
}

/// Shows the window, and afterward how far the game got.
fn play(game: Game, theme: Theme) -> Answer {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("the window needs a terminal: run it in one".into());
    }
    let game = run(State::new(game), theme)?;
    Ok(format!("{game}\n{}", game.status()))
}
