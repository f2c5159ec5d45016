//! Othello in the terminal, against any level up to *expert*.

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use chapter_cli::GameOptions;
use evaluation::Computer;
use expert::{EXPERT, engine, help, read_players};
use opponent::{ConsolePlayers, names, opening};
use two_players::{HINT, Keyboard, Session};

const EXAMPLE: &str = "cargo run --release --bin expert -- --white expert";

const MORE: &str = "\
--weights FILE    let expert play by what your own train has learned

In the game, help lists what you can type.
To play in a window: cargo run --release --bin expert-window";

fn main() -> ExitCode {
    let what = "Othello against the computer, on all levels.";
    let help = help(what, "cargo run --release --bin expert", MORE);
    chapter_cli::run(GameOptions::read(&["--weights"]), play, &help, EXAMPLE)
}

fn play(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = read_players(&options.players)?;
    let mut engine = engine(options.weights.as_deref())?;
    let mut rand = options.seed.parse()?;
    let mut game = opening(&options.moves)?;
    if players.iter().any(Option::is_none) {
        writeln!(io::stdout(), "{HINT}")?;
    }
    let named_players = players.clone();
    let names = names(&named_players)
        .map(|name| if name.is_empty() { "You" } else { name });
    let (input, must_end) = keyboard(players.iter().any(Option::is_none));
    let choose = |computer: &Computer, position: &_| {
        if computer.name == EXPERT {
            let begin = Instant::now();
            expert::choose(&mut engine, position, &|| must_end(begin))
        } else {
            opponent::choose(computer, position, &mut rand)
        }
    };
    let keyboard = Keyboard { input };
    let mover = ConsolePlayers::new(players, choose, keyboard, io::stdout());
    Ok(Session::new(names, mover, io::stdout()).run(&mut game)?)
}

/// Tests if a search that began at a time has to end.
type MustEnd = Box<dyn Fn(Instant) -> bool>;

/// Returns the source of a person's lines, and what they mean for a search. If
/// only computers play, nothing that's typed ends their game.
#[cfg(not(target_family = "wasm"))]
fn keyboard(has_person: bool) -> (Box<dyn BufRead>, MustEnd) {
    use std::io::BufReader;
    let typed = expert::TypedLines::from(BufReader::new(io::stdin()));
    let pending = typed.clone();
    let must_end = move |begin| {
        if has_person {
            pending.must_end(begin)
        } else {
            engine::is_output_closed()
        }
    };
    (Box::new(typed), Box::new(must_end))
}

/// Returns standard input: a page has no thread that could read ahead.
#[cfg(target_family = "wasm")]
fn keyboard(_: bool) -> (Box<dyn BufRead>, MustEnd) {
    (Box::new(io::stdin().lock()), Box::new(|_| false))
}
