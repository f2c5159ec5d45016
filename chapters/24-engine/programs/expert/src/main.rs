//! Othello in the terminal, against any level up to *expert*.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

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
    let choose = |computer: &Computer, position: &_| {
        if computer.name == EXPERT {
            expert::choose(&mut engine, position)
        } else {
            opponent::choose(computer, position, &mut rand)
        }
    };
    let keyboard = Keyboard {
        input: io::stdin().lock(),
    };
    let mover = ConsolePlayers::new(players, choose, keyboard, io::stdout());
    Ok(Session::new(names, mover, io::stdout()).run(&mut game)?)
}
