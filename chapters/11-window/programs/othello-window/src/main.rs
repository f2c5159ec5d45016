//! The complete form of the Visual Basic article, in a window of the terminal.

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::prelude::*;
use othello_window::{State, load_game, run};
use terminal::Theme;

const EXAMPLE: &str = "cargo run -p othello-window -- game.oth";

const HELP: &str = "\
Othello in a window: the mouse or the arrows and Enter place a disc, and the
character in parentheses on each button is its key.

cargo run -p othello-window -- [options] [FILE]

FILE        a game to open: .oth, .txt, .wtb, .ggf or .obf
--game N    the number of the game in the file, from 1
--ascii     draw with ASCII characters only
--plain     turn all discs over at once

To turn colors off, set the variable NO_COLOR.";

/// The options of the command line.
struct Options {
    file: Option<PathBuf>,
    game: Option<usize>,
    ascii: bool,
    plain: bool,
}

fn main() -> ExitCode {
    chapter_cli::run(parse_options(), show, HELP, EXAMPLE)
}

/// Parses the command line; `None` if help is requested.
fn parse_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        file: None,
        game: None,
        ascii: false,
        plain: false,
    };
    while let Some(option) = arguments.next()? {
        match option {
            Long("ascii") => options.ascii = true,
            Long("plain") => options.plain = true,
            Short('h') | Long("help") => return Ok(None),
            Long("game") => {
                options.game =
                    Some(chapter_cli::number(&mut arguments, NUMBER)?);
            }
            Value(file) if options.file.is_none() => {
                options.file = Some(file.into());
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

/// The description of a game number in error messages.
const NUMBER: &str = "number of a game: write 1 or more";

/// Runs the window with these options.
fn show(options: Options) -> Result<(), Box<dyn Error>> {
    let mut state = State::new(env::current_dir()?);
    state.is_animated = !options.plain;
    match (options.file, options.game) {
        (Some(file), game) => state.open(load_game(&file, game.unwrap_or(1))?),
        (None, Some(_)) => return Err("--game needs a file".into()),
        (None, None) => {}
    }
    Ok(run(state, Theme::with_color(options.ascii))?)
}
