//! The stage binary of chapter 9: tic-tac-toe, with or against the computer.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use tic_tac_toe::{Game, Level, Player, Rand, Table};

const EXAMPLE: &str = "cargo run -p tic-tac-toe -- --x human --o hard";

const HELP: &str = "\
Tic-tac-toe. Type a spot, a1 to c3, when you are asked; undo takes your last
move back, and quit leaves.

cargo run -p tic-tac-toe -- [options]

--x PLAYER   who plays X: human, as usual, or easy, medium or hard
--o PLAYER   who plays O; medium, as usual
--seed N     which of equal moves the computer chooses: 1, as usual
--from GAME  nine characters to start from, row by row, such as XX.OO....";

/// What the command line asks for.
struct Options {
    players: [Player; 2],
    rand: Rand,
    game: Game,
}

fn main() -> ExitCode {
    let answer = match read_options() {
        Ok(Some(options)) => match play(options) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(error) => Err(error),
        },
        Ok(None) => Ok(HELP.to_string()),
        Err(error) => Err(error),
    };
    stage::finish(answer, EXAMPLE, io::stdout(), io::stderr())
}

/// The options, or `None` when help is asked for.
fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        players: [Player::Human, Player::Computer(Level::Medium)],
        rand: Rand::new(1),
        game: Game::new(),
    };
    while let Some(option) = arguments.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("x") => {
                options.players[0] = arguments.value()?.string()?.parse()?
            }
            Long("o") => {
                options.players[1] = arguments.value()?.string()?.parse()?
            }
            Long("seed") => {
                options.rand = arguments.value()?.string()?.parse()?
            }
            Long("from") => {
                options.game = arguments.value()?.string()?.parse()?
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn play(options: Options) -> Result<(), Box<dyn Error>> {
    let mut table = Table {
        players: options.players,
        game: options.game,
        made: Vec::new(),
        rand: options.rand,
        input: io::stdin().lock(),
        output: io::stdout(),
    };
    match table.run() {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}
