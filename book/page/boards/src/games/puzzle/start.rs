//! The first position of an endgame: a puzzle, or a position that the reader entered.

use super::MAX_EMPTIES;
use crate::labels::puzzle as labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid, parse_position};
use crate::view::View;
use board::Cell;
use end_of_game::Position;
use whole_games::{parse_transcript, referee};

/// The puzzles, one a line: a position in which one move wins and the others lose, the
/// players and the year. Sorted by the number of empty squares.
const PUZZLES: &str = include_str!("puzzles.txt");

/// The first position of an endgame.
pub struct Start {
    /// The position.
    pub position: Position,
    /// The index of the puzzle, or `None` for a position that the reader entered.
    puzzle: Option<usize>,
}

fn puzzle_count() -> usize {
    PUZZLES.lines().count()
}

/// Returns the position and the source of a puzzle.
fn puzzle(index: usize) -> (&'static str, &'static str) {
    let line = PUZZLES
        .lines()
        .nth(index % puzzle_count())
        .unwrap_or_default();
    let second_space = line.match_indices(' ').nth(1).map_or(0, |(index, _)| index);
    let (position, source) = line.split_at(second_space);
    (position, source.trim_start())
}

impl Start {
    /// Tests if the request leads to another first position than before.
    pub fn is_new(request: &Request) -> bool {
        let is_other_puzzle = matches!(request.text("go"), Some("previous" | "next"));
        is_other_puzzle || request.text("set").is_some()
    }

    /// Returns the position that the reader entered or asked for, or else the kept one.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        if let Some(text) = request.text("set") {
            return Self::parse(text);
        }
        let kept_number = request.get::<usize>("puzzle")?.unwrap_or(1);
        let kept = kept_number.saturating_sub(1) % puzzle_count();
        let index = match request.text("go") {
            Some("next") => kept + 1,
            Some("previous") => kept + puzzle_count() - 1,
            _ => match request.text("own").filter(|own| !own.is_empty()) {
                Some(text) => return Self::parse(text),
                None => kept,
            },
        };
        let index = index % puzzle_count();
        let (position, _) = puzzle(index);
        Ok(Self {
            position: parse_position(position, SYNTAX)?,
            puzzle: Some(index),
        })
    }

    /// Parses a position, or the transcript of a game.
    fn parse(text: &str) -> Result<Self, RequestError> {
        let position = if text.starts_with(|first| "abcdefgh".contains(first)) {
            position_after(text)?
        } else {
            parse_position(text.trim(), SYNTAX)?
        };
        let empty = position.board.count(Cell::Empty);
        if empty > MAX_EMPTIES {
            return Err(invalid(format!(
                "{empty} squares are empty, and that's too many to solve in a \
                 page: give a position with {MAX_EMPTIES} or fewer"
            )));
        }
        Ok(Self {
            position,
            puzzle: None,
        })
    }

    /// Returns the name of a puzzle as the beginning of a status; it is empty for a
    /// position that the reader entered.
    pub fn name(&self) -> String {
        match self.puzzle {
            None => String::new(),
            Some(index) => format!(
                "Puzzle {} of {}: one move wins, the others lose. ",
                index + 1,
                puzzle_count()
            ),
        }
    }

    /// Returns the title of the figure.
    pub fn caption(&self) -> String {
        match self.puzzle {
            None => labels::OWN_POSITION.to_owned(),
            Some(index) => format!("Puzzle {}", index + 1),
        }
    }

    /// Returns the players and the year of the game.
    pub fn source(&self) -> String {
        match self.puzzle {
            None => format!("{}.", labels::OWN_POSITION),
            Some(index) => {
                let (_, source) = puzzle(index);
                let (game, year) = source.rsplit_once(", ").unwrap_or_default();
                format!("{game}, world championship of {year}.")
            }
        }
    }

    /// Returns the position in the format in which it can be entered.
    pub fn position_text(&self) -> String {
        let Position { board, to_move } = &self.position;
        format!("{} {to_move}", board.to_line())
    }

    /// Adds the buttons for other puzzles, and the kept fields.
    pub fn add_buttons(&self, view: &mut View) {
        view.add_button("go", "previous", ButtonState::Enabled, labels::PREVIOUS);
        view.add_button("go", "next", ButtonState::Enabled, labels::NEXT);
        let own = match self.puzzle {
            Some(index) => {
                view.keep("puzzle", index + 1);
                String::new()
            }
            None => self.position_text(),
        };
        view.keep("own", own);
    }
}

/// The syntax of the input, for an error.
const SYNTAX: &str = "a position is 64 characters, a space, and the color to move; a \
                      game is its moves, such as f5d6c3";

/// Returns the position after a transcript.
fn position_after(transcript: &str) -> Result<Position, RequestError> {
    let plies = parse_transcript(transcript).map_err(invalid)?;
    let replay = referee(Position::start(), &plies).map_err(invalid)?;
    Ok(replay.position)
}
