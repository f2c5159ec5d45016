use std::fmt;

use board::{Board, Disc, Square};
use flipping::{IllegalMove, play};
use legal_moves::legal_moves;

use crate::Score;

/// A board and the color whose turn it is: all you need to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// The color whose turn it is, even when all it can do is pass.
    pub to_move: Disc,
}

/// What the color to move can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// It has a legal move, and must make one.
    Move,
    /// It has none, but its opponent does: it must pass.
    Pass,
    /// Neither side has a legal move: the game is over.
    Over,
}

impl Position {
    /// The start: the four discs, and Black to move.
    pub fn start() -> Position {
        Position {
            board: Board::start(),
            to_move: Disc::Black,
        }
    }

    /// The squares on which the color to move may place a disc.
    pub fn legal_moves(&self) -> impl Iterator<Item = Square> {
        legal_moves(&self.board, self.to_move)
    }

    /// What the color to move can do.
    pub fn turn(&self) -> Turn {
        if self.legal_moves().next().is_some() {
            Turn::Move
        } else if self.passed().legal_moves().next().is_some() {
            Turn::Pass
        } else {
            Turn::Over
        }
    }

    /// The same board with the other color to move. This doesn't check that
    /// the pass is legal: ask [`turn`](Position::turn) first.
    pub fn passed(&self) -> Position {
        Position {
            to_move: self.to_move.opponent(),
            ..*self
        }
    }

    /// The position after the color to move places a disc on this square. It
    /// is then the opponent's turn, if only to pass.
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
    /// When the rules forbid the move.
    pub fn play(&self, square: Square) -> Result<Position, IllegalMove> {
        let board = play(&self.board, square, self.to_move)?;
        Ok(Position {
            board,
            to_move: self.to_move.opponent(),
        })
    }
}

impl fmt::Display for Position {
    /// Draws the board, and says below it what happens next.
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
