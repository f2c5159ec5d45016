use end_of_game::Position;
use records::{Problem, parse_position};
use thiserror::Error;
use whole_games::{Ply, parse_transcript, referee};

/// What is wrong with positions in OBF, and in which line, counted from 1.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct ObfError {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub problem: ObfProblem,
}

/// What can be wrong with a line of OBF.
#[derive(Debug, Error)]
pub enum ObfProblem {
    /// What can be wrong with any record.
    #[error(transparent)]
    Record(#[from] Problem),
    /// This isn't a move with its score.
    #[error("{0:?} isn't a move with its score: write it as g8:+18;")]
    NoScore(String),
}

/// A position and what some of its moves are worth: a line of an OBF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The position.
    pub position: Position,
    /// Moves, each with the points by which the color to move then wins;
    /// negative for a loss.
    pub scores: Vec<(Ply, i32)>,
}

/// Reads positions in OBF, one a line: 64 squares, the color to move, a
/// semicolon, then moves such as `g8:+18;`. After `%` comes a comment. Fails at
/// the first line that can't be read or has an illegal move.
pub fn parse_obf(text: &str) -> Result<Vec<Solved>, ObfError> {
    parse_obf_positions(text).into_iter().collect()
}

/// Reads positions as [`parse_obf`] does. One that can't be read is replaced by
/// its error.
pub fn parse_obf_positions(text: &str) -> Vec<Result<Solved, ObfError>> {
    let mut positions = Vec::new();
    let text = text.trim_start_matches('\u{feff}');
    for (before, line) in text.lines().enumerate() {
        let line = line.split('%').next().unwrap_or_default().trim();
        if !line.is_empty() {
            positions.push(parse_line(line).map_err(|problem| ObfError {
                line: before + 1,
                problem,
            }));
        }
    }
    positions
}

fn parse_line(line: &str) -> Result<Solved, ObfProblem> {
    let mut parts = line.split(';').map(str::trim);
    let position = parse_position(parts.next().unwrap_or_default())
        .map_err(Problem::from)?;
    let scores = parts
        .filter(|part| !part.is_empty())
        .map(|part| parse_move(part, position))
        .collect::<Result<_, _>>()?;
    Ok(Solved { position, scores })
}

/// Reads a move with its score, such as `g8:+18`.
fn parse_move(
    text: &str,
    position: Position,
) -> Result<(Ply, i32), ObfProblem> {
    let no_score = || ObfProblem::NoScore(text.to_string());
    let (name, score) = text.split_once(':').ok_or_else(no_score)?;
    let score = score.trim().parse().map_err(|_| no_score())?;
    let plies = parse_transcript(name).map_err(Problem::from)?;
    let &[ply] = &plies[..] else {
        return Err(no_score());
    };
    referee(position, &plies).map_err(Problem::from)?;
    Ok((ply, score))
}
