//! The stage binary of chapter 10: Connect Four for two.

use std::env;
use std::error::Error;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use connect_four::{Game, State, Table, show};
use lexopt::prelude::*;
use window::Theme;

const EXAMPLE: &str = "cargo run -p connect-four -- --black Ann --white Bob";

const HELP: &str = "\
Connect Four for two people.

cargo run -p connect-four -- [options]

--black NAME       the name of the player who begins
--white NAME       the name of the other
--moves COLUMNS    begin after these discs, such as 4453
--plain            type a column in each line; undo takes the last disc back,
                   and quit leaves; no window, no motion
--ascii            draw the window with ASCII characters only";

/// What the command line asks for.
struct Options {
    names: [String; 2],
    game: Game,
    plain: bool,
    ascii: bool,
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
        names: ["Black", "White"].map(String::from),
        game: Game::new(),
        plain: !io::stdin().is_terminal() || !io::stdout().is_terminal(),
        ascii: false,
    };
    while let Some(option) = arguments.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("plain") => options.plain = true,
            Long("ascii") => options.ascii = true,
            Long("black") => options.names[0] = arguments.value()?.string()?,
            Long("white") => options.names[1] = arguments.value()?.string()?,
            Long("moves") => {
                options.game = arguments.value()?.string()?.parse()?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn play(options: Options) -> Result<(), Box<dyn Error>> {
    let Options { names, game, .. } = options;
    let played = if options.plain {
        let (input, output) = (io::stdin().lock(), io::stdout());
        Table {
            names,
            game,
            before: Vec::new(),
            input,
            output,
        }
        .run()
    } else {
        let theme = Theme {
            color: env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()),
            ascii: options.ascii,
        };
        show(State::new(names, game), theme)
    };
    match played {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}
