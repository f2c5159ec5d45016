//! The stage binary of chapter 11: three games with or against the computer,
//! and what the computer thinks.

use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use stage::Answer;

mod commands;

use commands::{analyse, contest, depths, othello, table};

const EXAMPLE: &str = "cargo run -p minimax -- othello --white medium";

const HELP: &str = "\
Othello, Connect Four and tic-tac-toe with the computer.

cargo run -p minimax -- othello [options]
--black PLAYER    human, as usual, or easy, medium, hard, or corners:3
--white PLAYER    medium, as usual
--moves GAME      begin with these moves, such as f5d6c3
--window          in a window of the terminal; there --ascii draws with
                  ASCII characters only

cargo run -p minimax -- connect-four [--black PLAYER] [--white PLAYER]
cargo run -p minimax -- tic-tac-toe [--x PLAYER] [--o PLAYER]

cargo run -p minimax -- match --black medium --white hard --games 50
plays Othello, two games from each opening, one with each color

cargo run -p minimax -- analyse --moves f5d6c3 --depth 5
says what each move is worth; --evaluation NAME is discs, corners, mobility
or phased, as usual; --size 4 or 6 begins on a small board

cargo run -p minimax -- depths [--moves GAME] [--depth N]
counts the positions that each depth looks at

corners:3 is an evaluation and a depth. --seed N chooses among equal moves.
In a game at the terminal, undo takes your last move back, and quit leaves.";

fn main() -> ExitCode {
    match answer() {
        // A game was played: all is said.
        Ok(text) if text.is_empty() => ExitCode::SUCCESS,
        answer => stage::finish(answer, EXAMPLE, io::stdout(), io::stderr()),
    }
}

fn answer() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(Value(command)) => match command.string()?.as_str() {
            "othello" => othello::answer(arguments),
            "connect-four" => table::connect_four(arguments),
            "tic-tac-toe" => table::tic_tac_toe(arguments),
            "match" => contest::answer(arguments),
            "analyse" => analyse::answer(arguments),
            "depths" => depths::answer(arguments),
            other => Err(format!("{other:?} is no command: try --help").into()),
        },
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a command is missing: try {EXAMPLE}").into()),
    }
}
