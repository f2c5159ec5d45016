//! The stage binary of chapter 15: Othello against the computer.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use chapter_cli::GameOptions;
use opponent::{ConsolePlayers, choose, names, read_players};
use two_players::{HINT, Keyboard, Othello, Rules, Session};
use whole_games::parse_transcript;

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
    let mut start = Othello::new(Rules::default());
    start.follow(&parse_transcript(&options.moves)?)?;
    if players.iter().any(Option::is_none) {
        writeln!(io::stdout(), "{HINT}")?;
    }
    let called = players.clone();
    let called =
        names(&called).map(|name| if name.is_empty() { "You" } else { name });
    let people = Keyboard::new(io::stdin().lock());
    let thinks =
        |computer: &_, position: &_| choose(computer, position, &mut rand);
    let mover = ConsolePlayers::new(players, thinks, people, io::stdout());
    Ok(Session::new(called, start, mover, io::stdout()).run()?)
}
