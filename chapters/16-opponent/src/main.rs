//! The stage binary of chapter 16: Othello against the computer.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use chapter_cli::GameOptions;
use opponent::{ConsolePlayers, choose, names, opening, read_players};
use two_players::{HINT, Keyboard, Session};

const EXAMPLE: &str = "cargo run -p opponent -- --white medium";

const MORE: &str = "
In the game, help lists what you can type.
To play in a window: cargo run -p opponent-window";

fn main() -> ExitCode {
    let what = "Othello against the computer.";
    let help = GameOptions::help(what, "cargo run -p opponent", MORE);
    chapter_cli::run(GameOptions::read(&[]), play, &help, EXAMPLE)
}

fn play(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let players = read_players(&options.players)?;
    let mut rand = options.seed.parse()?;
    let mut game = opening(&options.moves)?;
    if players.iter().any(Option::is_none) {
        writeln!(io::stdout(), "{HINT}")?;
    }
    let called = players.clone();
    let called =
        names(&called).map(|name| if name.is_empty() { "You" } else { name });
    let input = io::stdin().lock();
    let people = Keyboard { input };
    let thinks =
        |computer: &_, position: &_| choose(computer, position, &mut rand);
    let mover = ConsolePlayers::new(players, thinks, people, io::stdout());
    Ok(Session::new(called, mover, io::stdout()).run(&mut game)?)
}
