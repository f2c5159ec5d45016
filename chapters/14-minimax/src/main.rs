//! The stage binary of chapter 14: what each move of a position is worth.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use chapter_cli::Answer;
use end_of_game::{Position, Score};
use lexopt::prelude::*;
use minimax::{
    ScoredMove, Value as Worth, analyze, best, discs, read_depth, read_size,
    small_board,
};
use whole_games::{Ply, parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p minimax -- f5d6c3 --depth 4";

const HELP: &str = "\
Says what each move is worth in Othello, if only discs count.

cargo run -p minimax -- f5d6c3
cargo run -p minimax -- f5d6c3 --depth 5
cargo run -p minimax -- --size 4 --depth 20

It plays the moves that you give it, and looks 4 moves ahead from there, or as
many as --depth says. --size 4 or 6 begins on a small board. A star marks the
best moves. A value is in discs; \"sure\" means that it has seen the end.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut start, mut moves, mut depth) = (Position::start(), None, 4);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("depth") => {
                depth = read_depth(&arguments.value()?.string()?)?;
            }
            Long("size") => {
                let side = read_size(&arguments.value()?.string()?)?;
                start.board = small_board(side);
            }
            Value(text) if moves.is_none() => moves = Some(text.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let position = play(start, &moves.unwrap_or_default())?;
    chapter_cli::write_if_terminal("thinking ...", &mut io::stderr())?;
    Ok(report(&position, depth))
}

fn play(start: Position, moves: &str) -> Result<Position, Box<dyn Error>> {
    let plies = parse_transcript(moves)?;
    Ok(referee(start, &plies)?.position)
}

fn report(position: &Position, depth: usize) -> String {
    let considered = analyze(position, depth, &discs);
    if considered.is_empty() {
        return format!("The game is over, {}", Score::result(&position.board));
    }
    let best = best(&considered);
    let line = |scored| line(scored, &best);
    let moves: String = considered.iter().map(line).collect();
    let positions: u64 = considered.iter().map(|scored| scored.positions).sum();
    let Position { board, to_move } = position;
    format!("{board}\n{to_move} to move\n{moves}{positions:>26} positions")
}

/// Returns a move, with a star if it's one of the best.
fn line(scored: &ScoredMove<Ply>, best: &[Ply]) -> String {
    let mv = scored.mv;
    let star = if best.contains(&mv) { '*' } else { ' ' };
    let (name, value) = (mv.to_string(), Worth(scored.value));
    let positions = scored.positions;
    format!("{star} {name:4} {value:>8} {positions:>10}\n")
}
