use end_of_game::Position;
use records::{Problem, parse_position};
use thiserror::Error;
use whole_games::{Ply, parse_transcript, referee};

/// An error in a text in OBF.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct ObfError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem in that line.
    pub problem: ObfProblem,
}

/// A problem in a line of OBF.
#[derive(Debug, Error)]
pub enum ObfProblem {
    /// A problem that a record in any format can have.
    #[error(transparent)]
    Record(#[from] Problem),
    /// Text that isn't a move with its score.
    #[error("{0:?} isn't a move with its score: write it as g8:+18;")]
    InvalidScore(String),
}

/// A position with the scores of some of its moves: a line of an OBF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPosition {
    /// The position.
    pub position: Position,
    /// Moves with their scores: the points by which the color to move wins,
    /// negative for a loss.
    pub scores: Vec<(Ply, i32)>,
}

/// Parses positions in OBF, one a line: 64 squares, the color to move, a
/// semicolon, then moves such as `g8:+18;`. A comment begins with `%`.
///
/// # Errors
///
/// Returns an error at the first line that can't be parsed or has an illegal
/// move.
pub fn parse_obf(text: &str) -> Result<Vec<ScoredPosition>, ObfError> {
    parse_obf_positions(text).into_iter().collect()
}

/// Parses positions as [`parse_obf`] does, but returns a result for each line,
/// and continues after one that can't be parsed or has an illegal move.
pub fn parse_obf_positions(
    text: &str,
) -> Vec<Result<ScoredPosition, ObfError>> {
    let mut positions = Vec::new();
    let text = text.trim_start_matches('\u{feff}');
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('%').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let position = parse_line(line).map_err(|problem| ObfError {
            line: number,
            problem,
        });
        positions.push(position);
    }
    positions
}

fn parse_line(line: &str) -> Result<ScoredPosition, ObfProblem> {
    let mut parts = line.split(';').map(str::trim);
    let position = parse_position(parts.next().unwrap_or_default())
        .map_err(Problem::from)?;
    let scores = parts
        .filter(|part| !part.is_empty())
        .map(|part| parse_move(part, position))
        .collect::<Result<_, _>>()?;
    Ok(ScoredPosition { position, scores })
}

/// Parses a legal move with its score, such as `g8:+18`.
fn parse_move(
    text: &str,
    position: Position,
) -> Result<(Ply, i32), ObfProblem> {
    let invalid_score = || ObfProblem::InvalidScore(text.to_string());
    let (name, score) = text.split_once(':').ok_or_else(invalid_score)?;
    let score = score.trim().parse().map_err(|_| invalid_score())?;
    let plies = parse_transcript(name).map_err(Problem::from)?;
    let &[ply] = &plies[..] else {
        return Err(invalid_score());
    };
    referee(position, &plies).map_err(Problem::from)?;
    Ok((ply, score))
}
