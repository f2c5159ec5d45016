//! `depths`: how many positions each depth looks at.

use std::io;

use end_of_game::Position;
use lexopt::prelude::*;
use minimax::evaluate::discs;
use minimax::{minimax, read_depth};
use stage::Answer;
use whole_games::{parse_transcript, referee};

pub fn run(mut arguments: lexopt::Parser) -> Answer {
    let (mut moves, mut deepest) = (String::new(), 6);
    while let Some(option) = arguments.next()? {
        match option {
            Long("moves") => moves = arguments.value()?.string()?,
            Long("depth") => {
                deepest = read_depth(&arguments.value()?.string()?)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let plies = parse_transcript(&moves)?;
    let position = referee(Position::start(), &plies)?.position;
    stage::write_if_terminal("counting ...", &mut io::stderr())?;
    Ok(table(&position, deepest))
}

/// A line for each depth: the positions, and how many times more they are than
/// at the depth before.
fn table(position: &Position, deepest: usize) -> String {
    let mut lines = vec!["depth    positions".to_string()];
    let mut before = 1;
    for depth in 1..=deepest {
        let mut positions = 0;
        minimax(position, depth, discs, &mut positions);
        let times = positions as f64 / before as f64;
        lines.push(format!("{depth:5} {positions:>12}   x {times:.1}"));
        before = positions;
    }
    lines.join("\n")
}
