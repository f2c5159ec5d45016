//! Three games against the computer.

mod commands;

use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use stage::Answer;

use commands::{othello, other_games};

const EXAMPLE: &str = "cargo run -p opponent -- othello --white medium";

const HELP: &str = "\
Othello, Connect Four and tic-tac-toe with the computer.

cargo run -p opponent -- othello [options]
--black PLAYER    human, the default, or easy, medium, hard, or corners:3
--white PLAYER    the same; the default is medium
--moves GAME      begin with these moves, such as f5d6c3
--window          in a window of the terminal; there --ascii draws with
                  ASCII characters only

cargo run -p opponent -- connect-four [--black PLAYER] [--white PLAYER]
cargo run -p opponent -- tic-tac-toe [--x PLAYER] [--o PLAYER]

corners:3 is an evaluation and a depth. --seed N chooses among equal moves.
In a game at the terminal, undo takes your last move back, and quit leaves.";

fn main() -> ExitCode {
    match run() {
        // A game was played, and has shown itself.
        Ok(text) if text.is_empty() => ExitCode::SUCCESS,
        answer => stage::finish(answer, EXAMPLE, io::stdout(), io::stderr()),
    }
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(Value(command)) => match command.string()?.as_str() {
            "othello" => othello::run(arguments),
            "connect-four" => other_games::connect_four(arguments),
            "tic-tac-toe" => other_games::tic_tac_toe(arguments),
            other => {
                Err(format!("{other:?} isn't a command: try --help").into())
            }
        },
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a command is missing: try {EXAMPLE}").into()),
    }
}
