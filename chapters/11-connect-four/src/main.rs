//! The stage binary of chapter 11: Connect Four for two.

mod arguments;
mod session;

use std::error::Error;
use std::io;
use std::process::ExitCode;

use arguments::Arguments;
use session::Session;

const EXAMPLE: &str = "cargo run -p connect-four -- --black Ann --white Bob";

const HELP: &str = "\
Connect Four for two people. Type a column, a to g, when you are asked; undo
takes the last disc back, and quit leaves.

cargo run -p connect-four -- [options]

--black NAME       the name of the player who begins
--white NAME       the name of the other
--moves COLUMNS    begin after these discs, such as 4453

cargo run -p connect-four-window plays in a window.";

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
    let Arguments { names, game } = arguments;
    let (input, output) = (io::stdin().lock(), io::stdout());
    match Session::new(names, game, input, output).run() {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}
