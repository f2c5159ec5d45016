//! Where an ending begins: a puzzle, or what the reader typed in.

use super::MOST;
use crate::protocol::{ButtonState, Request, RequestError, invalid, parse_position};
use crate::view::View;
use board::Cell;
use end_of_game::Position;
use whole_games::{parse_transcript, referee};

/// A position in which one move wins and the others lose, and the game it's
/// from, line by line. Fewest empty squares first.
const PUZZLES: &str = include_str!("puzzles.txt");

/// Where an ending begins.
pub struct Start {
    /// The position.
    pub position: Position,
    /// Which puzzle it is, from 0, unless the reader gave it.
    number: Option<usize>,
}

/// How many puzzles there are.
fn count() -> usize {
    PUZZLES.lines().count()
}

/// The position and the source of a puzzle, for any number.
fn puzzle(number: usize) -> (&'static str, &'static str) {
    let line = PUZZLES.lines().nth(number % count()).unwrap_or_default();
    let space = line.match_indices(' ').nth(1).map_or(0, |(index, _)| index);
    let (position, source) = line.split_at(space);
    (position, source.trim_start())
}

impl Start {
    /// Whether the request leads to another position than before.
    pub fn is_new(request: &Request) -> bool {
        let another = matches!(request.text("go"), Some("previous" | "next"));
        another || request.text("set").is_some()
    }

    /// The one that the reader typed in, asked for, or has already.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        if let Some(text) = request.text("set") {
            return Self::own(text);
        }
        let now = request.get::<usize>("puzzle")?.unwrap_or(1);
        let now = now.saturating_sub(1) % count();
        let number = match request.text("go") {
            Some("next") => now + 1,
            Some("previous") => now + count() - 1,
            _ => match request.text("own").filter(|own| !own.is_empty()) {
                Some(text) => return Self::own(text),
                None => now,
            },
        };
        let number = number % count();
        Ok(Self {
            position: parse_position(puzzle(number).0, FORM)?,
            number: Some(number),
        })
    }

    /// A position, or a game that ends near its end.
    fn own(text: &str) -> Result<Self, RequestError> {
        let position = if text.starts_with(|first| "abcdefgh".contains(first)) {
            after(text)?
        } else {
            parse_position(text.trim(), FORM)?
        };
        let empty = position.board.count(Cell::Empty);
        if empty > MOST {
            let reason = format!(
                "{empty} squares are empty, and that's too many to solve in a \
                 page: give a position with {MOST} or fewer"
            );
            return Err(invalid(reason));
        }
        Ok(Self {
            position,
            number: None,
        })
    }

    /// What a puzzle is called, as the beginning of a status.
    pub fn name(&self) -> String {
        self.number.map_or(String::new(), |number| {
            format!(
                "Puzzle {} of {}: one move wins, the others lose. ",
                number + 1,
                count()
            )
        })
    }

    /// What it's called below the board.
    pub fn caption(&self) -> String {
        match self.number {
            None => "A position of your own".to_owned(),
            Some(number) => format!("Puzzle {}", number + 1),
        }
    }

    /// Where it's from.
    pub fn source(&self) -> String {
        match self.number {
            None => "A position of your own.".to_owned(),
            Some(number) => {
                let (_, source) = puzzle(number);
                let (game, year) = source.rsplit_once(", ").unwrap_or_default();
                format!("{game}, world championship of {year}.")
            }
        }
    }

    /// The position as it can be typed in.
    pub fn position_text(&self) -> String {
        let Position { board, to_move } = &self.position;
        format!("{} {to_move}", board.to_line())
    }

    /// The ways to other puzzles, and what the page has to keep.
    pub fn add_buttons(&self, view: &mut View) {
        let on = ButtonState::Enabled;
        view.add_button("go", "previous", on, "Previous, puzzle");
        view.add_button("go", "next", on, "Next, puzzle");
        let own = match self.number {
            Some(number) => {
                view.keep("puzzle", number + 1);
                String::new()
            }
            None => self.position_text(),
        };
        view.keep("own", own);
    }
}

/// What can be typed in.
const FORM: &str = "a position is 64 characters, a space, and the color to move; a \
                    game is its moves, such as f5d6c3";

/// The position after a game.
fn after(text: &str) -> Result<Position, RequestError> {
    let plies = parse_transcript(text).map_err(invalid)?;
    let replay = referee(Position::start(), &plies);
    Ok(replay.map_err(invalid)?.position)
}
