//! The stage binary of chapter 10: tic-tac-toe, with or against the computer.

mod arguments;
mod session;

use std::error::Error;
use std::io;
use std::process::ExitCode;

use arguments::Arguments;
use session::Session;

const EXAMPLE: &str = "cargo run -p tic-tac-toe -- --x human --o hard";

const HELP: &str = "\
Tic-tac-toe. Type a spot, a1 to c3, when you are asked; undo takes your last
move back, and quit leaves.

cargo run -p tic-tac-toe -- [options]

--x PLAYER   who plays X: human, the default, or easy, medium or hard
--o PLAYER   who plays O; the default is medium
--seed N     which of equal moves the computer chooses; the default is 1
--from GAME  nine characters to start from, row by row, such as XX.OO....";

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
    let (input, output) = (io::stdin().lock(), io::stdout());
    match Session::new(arguments, input, output).run() {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}
