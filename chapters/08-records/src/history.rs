use std::fmt;

use board::Square;
use end_of_game::{Position, Turn};
use whole_games::{Objection, Ply, Reason, referee};

/// A game to walk through: a line of moves, and the place in it where we are.
///
/// Passes take no step. A player who must pass has already passed in every
/// position here, so the color to move has a legal move, or the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    moves: Vec<Square>,
    /// The position before the first move, and the one after each move.
    positions: Vec<Position>,
    /// How many moves of the line lead to where we are.
    move_number: usize,
}

/// What a move did to the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// The move was added at the end of the line.
    Added,
    /// It's the line's own move here: a step forward.
    Again,
    /// A new line begins, and these moves of the old one are gone.
    NewLine(Vec<Square>),
}

impl History {
    /// A game without a move yet.
    pub fn new(start: Position) -> History {
        History {
            moves: Vec::new(),
            positions: vec![after_forced_pass(start)],
            move_number: 0,
        }
    }

    /// The game that these plies make, at its end.
    ///
    /// # Errors
    ///
    /// At the first ply that the rules forbid.
    pub fn follow(
        start: Position,
        plies: &[Ply],
    ) -> Result<History, Box<Objection>> {
        referee(start, plies)?;
        let mut history = History::new(start);
        for ply in plies {
            if let Ply::Move(square) = *ply {
                let after = history.position().play(square);
                history.push(square, after.expect("the referee allowed it"));
            }
        }
        Ok(history)
    }

    /// The position where we are.
    pub fn position(&self) -> &Position {
        &self.positions[self.move_number]
    }

    /// Adds a move at the end of the line, and goes there.
    fn push(&mut self, square: Square, after: Position) {
        self.moves.push(square);
        self.positions.push(after_forced_pass(after));
        self.move_number = self.moves.len();
    }

    /// How many moves lead to where we are.
    pub fn move_number(&self) -> usize {
        self.move_number
    }

    /// The whole line, with the moves after the place where we are.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// The whole line as plies, for a record.
    pub fn plies(&self) -> Vec<Ply> {
        self.moves.iter().copied().map(Ply::Move).collect()
    }

    /// The moves of the line, each with the position in which it is played.
    pub fn steps(&self) -> impl Iterator<Item = (&Position, Square)> {
        self.positions.iter().zip(self.moves.iter().copied())
    }

    /// The move that led here; none at the start.
    pub fn last_move(&self) -> Option<Square> {
        let before = self.move_number.checked_sub(1)?;
        Some(self.moves[before])
    }
}

/// The position after a pass, if all that the color to move can do is pass.
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

    /// Goes one move back; at the start it stays.
    pub fn back(&mut self) {
        self.move_number = self.move_number.saturating_sub(1);
    }

    /// Goes one move forward; at the end of the line it stays.
    pub fn forward(&mut self) {
        self.go_to(self.move_number + 1);
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        self.move_number = self.moves.len();
    }

    /// Goes to the place after this many moves; the end is as far as it goes.
    pub fn go_to(&mut self, move_number: usize) {
        self.move_number = move_number.min(self.moves.len());
    }

    /// Does what a button is for, and says whether there's such a button.
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
    /// Plays a move where we are, and says what became of the line.
    ///
    /// # Errors
    ///
    /// When the rules forbid the move; the line is as it was.
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

    /// Ends the line where we are, and hands over the moves behind that.
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
