//! The stage binary of chapter 11: Othello in a window of the terminal.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use chapter_cli::Answer;
use lexopt::prelude::*;
use window::{Message, State, dispatch, run};

const EXAMPLE: &str = "cargo run -p window -- game.oth";

const HELP: &str = "\
Othello for two in a window. Click a square, or go there with the arrows and
press Enter. 0, < and > walk through the game, M goes to its end, W writes it
into othello.oth, and Q leaves.

cargo run -p window -- [FILE]

FILE    a game to open, such as game.oth

The whole form, with buttons and dialogs: cargo run -p othello-window";

fn main() -> ExitCode {
    match open() {
        Ok(text) if text.is_empty() => ExitCode::SUCCESS,
        answer => {
            chapter_cli::finish(answer, EXAMPLE, io::stdout(), io::stderr())
        }
    }
}

/// Runs the window, with the game of the file argument if there is one.
fn open() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let mut state = State::default();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => return Ok(HELP.to_string()),
        Some(Value(file)) => {
            dispatch(&mut state, Message::Open(file.into()));
        }
        Some(other) => return Err(other.unexpected().into()),
        None => {}
    }
    chapter_cli::end(arguments)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("the window needs a terminal: run it in one, without \
                    redirecting its input or output"
            .into());
    }
    run(state)?;
    Ok(String::new())
}
