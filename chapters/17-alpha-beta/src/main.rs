//! The stage binary of chapter 17: looks deeper and deeper, until the time is up.

use std::io;
use std::process::ExitCode;
use std::time::Duration;

use alpha_beta::{Iteration, OrderedSearch, fewest_replies, time_is_up};
use chapter_cli::{Answer, time};
use end_of_game::{Position, Turn};
use evaluation::evaluate::phased;
use lexopt::prelude::*;
use minimax::{Search, Value as Worth, read_depth, read_size, small_board};
use whole_games::{Ply, parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p alpha-beta -- f5d6c3 --depth 6";

const HELP: &str = "\
Looks deeper and deeper into an Othello game, and says what it would play.

cargo run -p alpha-beta -- f5d6c3
cargo run -p alpha-beta -- f5d6c3 --depth 6
cargo run -p alpha-beta -- f5d6c3 --seconds 5
cargo run -p alpha-beta -- --size 4

It plays the moves that you give it, and searches from there for a second, or
as long as --seconds says. --depth ends it sooner. --size 4 or 6 begins on a
small board. Each line says how many moves it looked ahead, what the position
is worth to the side to move, how many positions that took in all, and how the
game goes on if both sides play their best.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut start, mut moves) = (Position::start(), None);
    let (mut depth, mut seconds) = (60, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("depth") => depth = read_depth(&arguments.value()?.string()?)?,
            Long("seconds") => seconds = Some(time(&mut arguments)?),
            Long("size") => {
                let side = read_size(&arguments.value()?.string()?)?;
                start.board = small_board(side);
            }
            Value(text) if moves.is_none() => moves = Some(text.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let plies = parse_transcript(&moves.unwrap_or_default())?;
    let position = referee(start, &plies)?.position;
    chapter_cli::write_if_terminal("thinking ...", &mut io::stderr())?;
    // A depth alone takes as long as it takes.
    let patience = if depth < 60 { Duration::MAX } else { A_SECOND };
    Ok(report(&position, depth, seconds.unwrap_or(patience)))
}

const A_SECOND: Duration = Duration::from_secs(1);

fn report(position: &Position, depth: usize, patience: Duration) -> String {
    if position.turn() == Turn::Over {
        return position.to_string();
    }
    let is_up = time_is_up(patience);
    let search = Search::new(&phased).until(&is_up);
    let search = OrderedSearch::new(search, fewest_replies);
    let iterations: Vec<_> = search.deepen(position).take(depth).collect();
    let lines: String = iterations.iter().map(line).collect();
    let choice = match iterations.last() {
        Some(last) => format!("{} plays {}", position.to_move, last.line[0]),
        None => "The time was up before it had looked at anything".to_string(),
    };
    format!("{position}\n{lines}{choice}")
}

fn line(iteration: &Iteration<Ply>) -> String {
    let Iteration {
        depth, positions, ..
    } = iteration;
    let worth = Worth(iteration.value);
    let names: Vec<_> = iteration.line.iter().map(Ply::to_string).collect();
    let line = names.join(" ");
    format!("{depth:2} {worth:>9} {positions:>10}   {line}\n")
}
