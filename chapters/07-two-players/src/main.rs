//! The stage binary of chapter 7: a game for two people at one keyboard.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use lexopt::prelude::*;
use two_players::{Game, HINT, Keyboard, Rules, Session};
use whole_games::parse_transcript;

const EXAMPLE: &str = "cargo run -p two-players -- --black Ann --white Bob";

const HELP: &str = "\
Othello for two people at one keyboard.

cargo run -p two-players -- [options]

--black NAME         the name of the player with the black discs
--white NAME         the name of the player with the white discs
--first COLOR        who begins: black (the default) or white
--size N             4, 6 or 8 squares a side
--house-rule         if you can't flip anything, you may place a disc beside
                     another
--moves TRANSCRIPT   begin each game with these moves, such as f5d6c3
--plain              don't clear the screen before each board

In the game, help lists what you can type.";

/// Clears a terminal and moves to its upper left corner.
const CLEAR: &str = "\x1b[2J\x1b[H";

/// What the command line asks for.
struct Options {
    names: [String; 2],
    rules: Rules,
    moves: String,
    plain: bool,
}

fn main() -> ExitCode {
    let answer = match parse_options() {
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
fn parse_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        names: Default::default(),
        rules: Rules::default(),
        moves: String::new(),
        plain: !io::stdout().is_terminal(),
    };
    while let Some(option) = arguments.next()? {
        match option {
            Long("plain") => options.plain = true,
            Long("house-rule") => options.rules.house_rule = true,
            Short('h') | Long("help") => return Ok(None),
            Long("black") => options.names[0] = arguments.value()?.string()?,
            Long("white") => options.names[1] = arguments.value()?.string()?,
            Long("moves") => options.moves = arguments.value()?.string()?,
            Long("first") => {
                options.rules.first = arguments.value()?.string()?.parse()?;
            }
            Long("size") => {
                options.rules.size = arguments.value()?.string()?.parse()?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn play(options: Options) -> Result<(), Box<dyn Error>> {
    let opening = parse_transcript(&options.moves)?;
    let mut start = Game::new(options.rules);
    start.follow(&opening)?;
    let keyboard = Keyboard::new(io::stdin().lock());
    let names = options.names.each_ref().map(String::as_str);
    let session = Session::new(names, start, keyboard, io::stdout());
    let (hint, prefix) = match options.plain {
        true => (format!("{HINT}\n"), String::new()),
        false => (String::new(), format!("{CLEAR}{HINT}\n")),
    };
    let shown = write!(io::stdout(), "{hint}");
    match shown.and_then(|()| session.with_board_prefix(prefix).run()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}
