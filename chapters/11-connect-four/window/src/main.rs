//! Connect Four for two, in a window of the terminal.

mod arguments;

use std::error::Error;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use connect_four_window::{State, run};

use arguments::Arguments;

const EXAMPLE: &str =
    "cargo run -p connect-four-window -- --black Ann --white Bob";

const HELP: &str = "\
Connect Four for two people, in a window.

cargo run -p connect-four-window -- [options]

--black NAME       the name of the player who begins
--white NAME       the name of the other
--moves COLUMNS    begin after these discs, such as 4453
--ascii            draw with ASCII characters only";

fn main() -> ExitCode {
    let answer = match arguments::parse() {
        Ok(Some(arguments)) => match play(arguments) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(error) => Err(error),
        },
        Ok(None) => Ok(HELP.to_string()),
        Err(error) => Err(error),
    };
    stage::finish(answer, EXAMPLE, io::stdout(), io::stderr())
}

fn play(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("the window needs a terminal: run it in one, or play \
                    without a window: cargo run -p connect-four"
            .into());
    }
    let Arguments { names, game, theme } = arguments;
    Ok(run(State::new(names, game), theme)?)
}
