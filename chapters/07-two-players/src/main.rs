//! The stage binary of chapter 7: a game for two people at one keyboard.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use board::Disc;
use end_of_game::Position;
use lexopt::prelude::*;
use two_players::{HINT, Keyboard, Othello, Rules, Session, Size};
use whole_games::parse_transcript;

const EXAMPLE: &str = "cargo run -p two-players -- --black Ann --white Bob";

const HELP: &str = "\
Othello for two people at one keyboard.

cargo run -p two-players -- [options]

--black NAME         the name of the player with the black discs
--white NAME         the name of the player with the white discs
--first COLOR        who begins: black (the default) or white
--size N             4, 6 or 8 squares a side
--sheet              begin with three white discs and a black one
--house-rule         if you can't flip anything, you may place a disc beside
                     another
--moves TRANSCRIPT   begin each game with these moves, such as f5d6c3

In the game, help lists what you can type.";

/// What the command line asks for.
struct Options {
    names: [String; 2],
    size: Size,
    sheet: bool,
    first: Disc,
    house_rule: bool,
    moves: String,
}

fn main() -> ExitCode {
    chapter_cli::run(parse_options(), play, HELP, EXAMPLE)
}

/// The options, or `None` when help is asked for.
fn parse_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        names: Default::default(),
        size: Size::Eight,
        sheet: false,
        first: Disc::Black,
        house_rule: false,
        moves: String::new(),
    };
    while let Some(option) = arguments.next()? {
        match option {
            Long("sheet") => options.sheet = true,
            Long("house-rule") => options.house_rule = true,
            Short('h') | Long("help") => return Ok(None),
            Long("black") => options.names[0] = arguments.value()?.string()?,
            Long("white") => options.names[1] = arguments.value()?.string()?,
            Long("moves") => options.moves = arguments.value()?.string()?,
            Long("first") => {
                options.first = arguments.value()?.string()?.parse()?;
            }
            Long("size") => {
                options.size = arguments.value()?.string()?.parse()?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

/// The rules that these options ask for.
fn rules(options: &Options) -> Rules {
    let board = if options.sheet {
        options.size.sheet_start()
    } else {
        options.size.start()
    };
    Rules {
        start: Position {
            board,
            to_move: options.first,
        },
        house_rule: options.house_rule,
    }
}

fn play(options: Options) -> Result<(), Box<dyn Error>> {
    let mut start = Othello::new(rules(&options));
    start.follow(&parse_transcript(&options.moves)?)?;
    let keyboard = Keyboard::new(io::stdin().lock());
    let names = options.names.each_ref().map(String::as_str);
    let mut session = Session::new(names, start, keyboard, io::stdout());
    writeln!(io::stdout(), "{HINT}")?;
    Ok(session.run()?)
}
