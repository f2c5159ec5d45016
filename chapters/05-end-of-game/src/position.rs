use std::fmt;

use board::{Board, Disc, Square};
use flipping::{IllegalMove, play};
use legal_moves::legal_moves;

use crate::Score;

/// A board and the color to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// The color to move, even if it has to pass.
    pub to_move: Disc,
}

/// The state of a position: a move, a pass, or the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The color to move has a legal move.
    Move,
    /// Only the opponent has a legal move, so the color to move must pass.
    Pass,
    /// Neither color has a legal move, so the game is over.
    Over,
}

impl Position {
    /// Returns the starting position, with Black to move.
    pub fn start() -> Position {
        Position {
            board: Board::start(),
            to_move: Disc::Black,
        }
    }

    /// Returns an iterator over the legal moves of the color to move.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> {
        legal_moves(&self.board, self.to_move)
    }

    /// Returns what the color to move has to do.
    pub fn turn(&self) -> Turn {
        if self.legal_moves().next().is_some() {
            Turn::Move
        } else if self.passed().legal_moves().next().is_some() {
            Turn::Pass
        } else {
            Turn::Over
        }
    }

    /// Returns the position after a pass. The caller checks with
    /// [`turn`](Position::turn) that the pass is legal.
    pub fn passed(&self) -> Position {
        Position {
            to_move: self.to_move.opponent(),
            ..*self
        }
    }

    /// Returns the position after the color to move plays on `square`. The
    /// opponent is then to move, even if it has to pass.
    ///
    /// ```
    /// use end_of_game::Position;
    /// let f5 = "f5".parse().unwrap();
    /// let after = Position::start().play(f5).unwrap();
    /// assert_eq!(after.to_move, board::Disc::White);
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an [`IllegalMove`] if the rules forbid the move.
    pub fn play(&self, square: Square) -> Result<Position, IllegalMove> {
        let board = play(&self.board, square, self.to_move)?;
        Ok(Position {
            board,
            to_move: self.to_move.opponent(),
        })
    }
}

impl fmt::Display for Position {
    /// Writes the board, and below it whose turn it is or how the game ended.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Position { board, to_move } = self;
        writeln!(f, "{board}")?;
        match self.turn() {
            Turn::Move => write!(f, "{to_move} to move"),
            Turn::Pass => write!(f, "{to_move} must pass"),
            Turn::Over => {
                write!(f, "The game is over: {}", Score::describe(board))
            }
        }
    }
}
