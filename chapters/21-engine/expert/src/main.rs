//! Othello at chapter 7's table, against any level up to *expert*.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use chapter_cli::GameOptions;
use expert::{Seats, Table, engine, help, seats};
use opponent::{ConsolePlayers, names};
use two_players::{HINT, Keyboard, Othello, Rules, Session};
use whole_games::parse_transcript;

const EXAMPLE: &str = "cargo run --release -p expert -- --white expert";

const MORE: &str = "
In the game, help lists what you can type.
To play in a window: cargo run --release -p expert-window";

fn main() -> ExitCode {
    let what = "Othello against the computer, on all levels.";
    let help = help(what, "cargo run --release -p expert", MORE);
    chapter_cli::run(GameOptions::read(false), play, &help, EXAMPLE)
}

fn play(options: GameOptions) -> Result<(), Box<dyn Error>> {
    let Seats {
        mut players,
        experts,
    } = seats(&options.players)?;
    let rand = options.seed.parse()?;
    let mut start = Othello::new(Rules::default());
    start.follow(&parse_transcript(&options.moves)?)?;
    if players.iter().any(Option::is_none) {
        writeln!(io::stdout(), "{HINT}")?;
    }
    let called = players.clone();
    let called =
        names(&called).map(|name| if name.is_empty() { "You" } else { name });
    // At the table the expert sits among the people.
    for (player, is_expert) in players.iter_mut().zip(experts) {
        player.take_if(|_| is_expert);
    }
    let people = Keyboard::new(io::stdin().lock());
    let people = Table::new(experts, engine()?, people, io::stdout());
    let mover = ConsolePlayers::new(players, rand, people, io::stdout());
    Ok(Session::new(called, start, mover, io::stdout()).run()?)
}
