//! The stage binary of chapter 7: a game of Othello at the keyboard.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use end_of_game::Position;
use lexopt::prelude::*;
use two_players::{Greedy, HINT, Keyboard, Othello, Session};

const EXAMPLE: &str = "cargo run -p two-players -- --white greedy";

const HELP: &str = "\
Othello for two people at one keyboard, or against the greedy player.

cargo run -p two-players -- --black Ann --white greedy

--black NAME   who has the black discs; greedy is the computer
--white NAME   who has the white discs

In the game, help lists what you can type.";

fn main() -> ExitCode {
    chapter_cli::run(parse_names(), play, HELP, EXAMPLE)
}

/// Parses the players' names from the arguments, or `None` for `--help`.
fn parse_names() -> Result<Option<[String; 2]>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let [mut black, mut white] = ["Black", "White"].map(String::from);
    while let Some(option) = arguments.next()? {
        match option {
            Long("black") => black = arguments.value()?.string()?,
            Long("white") => white = arguments.value()?.string()?,
            Short('h') | Long("help") => return Ok(None),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some([black, white]))
}

fn play(names: [String; 2]) -> Result<(), Box<dyn Error>> {
    writeln!(io::stdout(), "{HINT}")?;
    let mover = Greedy {
        plays: names.each_ref().map(|name| name == "greedy"),
        people: Keyboard {
            input: io::stdin().lock(),
        },
        took_back: false,
    };
    let names = names.each_ref().map(String::as_str);
    let mut game = Othello::new(Position::start());
    Ok(Session::new(names, mover, io::stdout()).run(&mut game)?)
}
