//! Othello at chapter 7's table, against any level up to *expert*.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use chapter_cli::GameOptions;
use evaluation::Computer;
use expert::{EXPERT, engine, help, seats};
use opponent::{ConsolePlayers, names};
use two_players::{HINT, Keyboard, Othello, Rules, Session};
use whole_games::parse_transcript;

const EXAMPLE: &str = "cargo run --release -p expert -- --white expert";

const MORE: &str = "\
--weights FILE    let expert play by what your own train has learned

In the game, help lists what you can type.
To play in a window: cargo run --release -p expert-window";

fn main() -> ExitCode {
    let what = "Othello against the computer, on all levels.";
    let help = help(what, "cargo run --release -p expert", MORE);
    chapter_cli::run(GameOptions::read(&["--weights"]), play, &help, EXAMPLE)
}

fn play(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = seats(&options.players)?;
    let mut engine = engine(options.weights.as_deref())?;
    let mut rand = options.seed.parse()?;
    let mut start = Othello::new(Rules::default());
    start.follow(&parse_transcript(&options.moves)?)?;
    if players.iter().any(Option::is_none) {
        writeln!(io::stdout(), "{HINT}")?;
    }
    let called = players.clone();
    let called =
        names(&called).map(|name| if name.is_empty() { "You" } else { name });
    let people = Keyboard::new(io::stdin().lock());
    let thinks = |computer: &Computer, position: &_| {
        if computer.name == EXPERT {
            expert::choose(&mut engine, position)
        } else {
            opponent::choose(computer, position, &mut rand)
        }
    };
    let mover = ConsolePlayers::new(players, thinks, people, io::stdout());
    Ok(Session::new(called, start, mover, io::stdout()).run()?)
}
