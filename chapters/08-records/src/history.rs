use std::fmt;

use board::Square;
use end_of_game::{Position, Turn};
use whole_games::{Objection, Ply, Reason, referee};

/// A line of moves and the current position in it.
///
/// Passes aren't steps. Forced passes have been made in every position here,
/// so the color to move has a legal move, or the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    moves: Vec<Square>,
    /// The position before the first move, and the one after each move.
    positions: Vec<Position>,
    /// The number of moves before the current position.
    move_number: usize,
}

/// The effect of a move on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// The move was added at the end of the line.
    Added,
    /// The move was the line's next move, so this was a step forward.
    Again,
    /// The move began a new line, replacing these moves of the old one.
    NewLine(Vec<Square>),
}

impl History {
    /// Creates a history without moves.
    pub fn new(start: Position) -> History {
        History {
            moves: Vec::new(),
            positions: vec![after_forced_pass(start)],
            move_number: 0,
        }
    }

    /// Creates a history from plies and goes to its end.
    ///
    /// # Errors
    ///
    /// Returns an error at the first illegal ply.
    pub fn follow(
        start: Position,
        plies: &[Ply],
    ) -> Result<History, Box<Objection>> {
        referee(start, plies)?;
        let mut history = History::new(start);
        for ply in plies {
            if let Ply::Move(square) = *ply {
                let after = history.position().play(square);
                history.push(square, after.expect("the referee checked it"));
            }
        }
        Ok(history)
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        &self.positions[self.move_number]
    }

    /// Adds a move at the end of the line and goes to that end.
    fn push(&mut self, square: Square, after: Position) {
        self.moves.push(square);
        self.positions.push(after_forced_pass(after));
        self.move_number = self.moves.len();
    }

    /// Returns the number of moves before the current position.
    pub fn move_number(&self) -> usize {
        self.move_number
    }

    /// Returns all moves of the line, also those after the current position.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Returns all moves of the line as plies, for a record.
    pub fn plies(&self) -> Vec<Ply> {
        self.moves.iter().copied().map(Ply::Move).collect()
    }

    /// Returns each move of the line with the position before it.
    pub fn steps(&self) -> impl Iterator<Item = (&Position, Square)> {
        self.positions.iter().zip(self.moves.iter().copied())
    }

    /// Returns the move that led to the current position, if any.
    pub fn last_move(&self) -> Option<Square> {
        let before = self.move_number.checked_sub(1)?;
        Some(self.moves[before])
    }
}

/// Returns the position after a pass if the color to move must pass.
fn after_forced_pass(position: Position) -> Position {
    match position.turn() {
        Turn::Pass => position.passed(),
        Turn::Move | Turn::Over => position,
    }
}

impl History {
    /// Goes to the start of the game.
    pub fn to_start(&mut self) {
        self.move_number = 0;
    }

    /// Goes one move back, unless at the start.
    pub fn back(&mut self) {
        self.move_number = self.move_number.saturating_sub(1);
    }

    /// Goes one move forward, unless at the end.
    pub fn forward(&mut self) {
        self.go_to(self.move_number + 1);
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        self.move_number = self.moves.len();
    }

    /// Goes to the position after `move_number` moves, or to the end.
    pub fn go_to(&mut self, move_number: usize) {
        self.move_number = move_number.min(self.moves.len());
    }

    /// Executes a button's action. Returns false if there's no such button.
    pub fn press(&mut self, button: &str) -> bool {
        match button {
            "0" => self.to_start(),
            "<<" => self.back(),
            ">>" => self.forward(),
            "max" | "Max" => self.to_end(),
            _ => return false,
        }
        true
    }
}

impl History {
    /// Plays a move in the current position.
    ///
    /// # Errors
    ///
    /// Returns an error and leaves the line unchanged if the move is illegal.
    pub fn play(&mut self, square: Square) -> Result<Played, Reason> {
        if self.position().turn() == Turn::Over {
            return Err(Reason::AfterTheEnd);
        }
        let after = self.position().play(square).map_err(Reason::Illegal)?;
        if self.moves.get(self.move_number) == Some(&square) {
            self.forward();
            return Ok(Played::Again);
        }
        let old = self.cut();
        self.push(square, after);
        Ok(if old.is_empty() {
            Played::Added
        } else {
            Played::NewLine(old)
        })
    }

    /// Cuts the line after the current position and returns what was cut off.
    fn cut(&mut self) -> Vec<Square> {
        self.positions.truncate(self.move_number + 1);
        self.moves.split_off(self.move_number)
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Added => write!(f, "played"),
            Self::Again => write!(f, "played, as in the record"),
            Self::NewLine(old) => {
                write!(f, "a new line begins; it replaces ")?;
                old.iter().try_for_each(|square| write!(f, "{square}"))
            }
        }
    }
}
