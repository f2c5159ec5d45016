//! The stage binary of chapter 13: two computers play tic-tac-toe, and say why.

use std::io;
use std::process::ExitCode;

use chapter_cli::Answer;
use lexopt::prelude::*;
use tic_tac_toe::{Level, Rand, TicTacToe};

const EXAMPLE: &str = "cargo run -p tic-tac-toe -- easy hard";

const HELP: &str = "\
Two computers play tic-tac-toe, and say why they move as they do.

cargo run -p tic-tac-toe -- easy hard
cargo run -p tic-tac-toe -- hard hard --from XO.......

X is the first of them, O the second: easy, medium or hard. --from begins with
nine characters, row by row, and --seed N chooses among equal moves.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut game, mut rand) = (TicTacToe::new(), Rand::new(1));
    let mut levels: Vec<Level> = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("from") => game = arguments.value()?.string()?.parse()?,
            Long("seed") => rand = arguments.value()?.string()?.parse()?,
            Value(level) => levels.push(level.string()?.parse()?),
            other => return Err(other.unexpected().into()),
        }
    }
    match levels[..] {
        [x, o] => Ok(play([x, o], game, &mut rand)),
        _ => Err(format!("a game has two players: try {EXAMPLE}").into()),
    }
}

/// Returns the game from here to its end, in words.
fn play(levels: [Level; 2], mut game: TicTacToe, rand: &mut Rand) -> String {
    let mut text = format!("{game}\n");
    while !game.is_over() {
        let player = game.to_move();
        let level = levels[player as usize];
        let analysis = level.analyze(&game);
        let best = analysis.best();
        let spot = *rand.pick(&best).expect("a move, if it isn't over");
        game.put(spot);
        let why = analysis.describe(spot);
        text += &format!("\n{player} ({level}) plays {spot}: {why}\n{game}\n");
    }
    text + &match game.winner() {
        Some(mark) => format!("{mark} ({}) wins", levels[mark as usize]),
        None => "a draw".to_string(),
    }
}
