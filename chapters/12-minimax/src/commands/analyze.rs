//! `analyze`: what each move is worth.

use std::io;

use end_of_game::{Position, Score};
use lexopt::prelude::*;
use minimax::evaluate::{phased, read_step};
use minimax::{Considered, Evaluation, Value, analyze, best, read_depth};
use stage::Answer;
use two_players::Size;
use whole_games::{Ply, parse_transcript, referee};

struct Options {
    start: Position,
    moves: String,
    depth: usize,
    evaluation: Evaluation<Position>,
}

pub fn run(arguments: lexopt::Parser) -> Answer {
    let options = read_options(arguments)?;
    let plies = parse_transcript(&options.moves)?;
    let position = referee(options.start, &plies)?.position;
    stage::write_if_terminal("thinking ...", &mut io::stderr())?;
    let considered = analyze(&position, options.depth, options.evaluation);
    Ok(format!(
        "{}\n{}",
        position.board,
        report(&position, &considered)
    ))
}

fn read_options(
    mut arguments: lexopt::Parser,
) -> Result<Options, Box<dyn std::error::Error>> {
    let mut options = Options {
        start: Position::start(),
        moves: String::new(),
        depth: 4,
        evaluation: phased,
    };
    while let Some(option) = arguments.next()? {
        match option {
            Long("moves") => options.moves = arguments.value()?.string()?,
            Long("depth") => {
                options.depth = read_depth(&arguments.value()?.string()?)?;
            }
            Long("evaluation") => {
                let name = arguments.value()?.string()?;
                options.evaluation = read_step(&name)?;
            }
            Long("size") => {
                let size: Size = arguments.value()?.string()?.parse()?;
                options.start.board = size.start();
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

/// A line for each move, with a star at the best ones.
fn report(position: &Position, considered: &[Considered<Ply>]) -> String {
    if considered.is_empty() {
        return format!("The game is over, {}", Score::result(&position.board));
    }
    let best = best(considered);
    let mut lines = vec![format!("{} to move", position.to_move)];
    for Considered {
        its_move,
        value,
        positions,
    } in considered
    {
        let star = if best.contains(its_move) { "*" } else { " " };
        let (name, value) = (its_move.to_string(), Value(*value));
        lines.push(format!("{star} {name:4} {value:>12} {positions:>12}"));
    }
    let positions: u64 = considered.iter().map(|it| it.positions).sum();
    lines.push(format!("{positions:>32} positions"));
    lines.join("\n")
}
