use std::error::Error;
use std::fmt;

use board::{Cell, Disc, Square};
use end_of_game::{Position, Turn};
use flipping::{Flip, IllegalMove, flips};
use whole_games::Ply;

/// A game in progress, with its history.
#[derive(Clone, Debug)]
pub struct Othello {
    /// Every position of the game, oldest first. Never empty.
    positions: Vec<Position>,
}

impl Othello {
    /// Creates a game that begins with `start`.
    pub fn new(start: Position) -> Othello {
        let positions = vec![start];
        Othello { positions }
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Returns every position so far, oldest first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Returns the legal moves of the color to move.
    pub fn moves(&self) -> Vec<Square> {
        self.position().legal_moves().collect()
    }

    /// Places a disc of the color to move. Returns the flipped discs.
    ///
    /// # Errors
    ///
    /// Returns a [`Refusal`] and leaves the game unchanged if the move is
    /// illegal or the game is over.
    pub fn place(&mut self, square: Square) -> Result<Vec<Flip>, Refusal> {
        let position = *self.position();
        let after =
            position.play(square).map_err(|why| match position.turn() {
                Turn::Over => Refusal::Over,
                _ => Refusal::Illegal(why, self.moves()),
            })?;
        self.positions.push(after);
        Ok(flips(&position.board, square, position.to_move).collect())
    }

    /// Passes the turn to the opponent.
    ///
    /// # Errors
    ///
    /// Returns a [`Refusal`] if the color to move has a legal move or the
    /// game is over.
    pub fn pass(&mut self) -> Result<(), Refusal> {
        let position = self.position();
        match position.turn() {
            Turn::Pass => self.positions.push(position.passed()),
            Turn::Over => return Err(Refusal::Over),
            Turn::Move => {
                return Err(Refusal::MustMove(position.to_move, self.moves()));
            }
        }
        Ok(())
    }

    /// Takes back the last ply, a move or a pass.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::Start`] if nothing has been played.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if self.positions.len() == 1 {
            return Err(Refusal::Start);
        }
        self.positions.pop();
        Ok(())
    }

    /// Returns the plies so far, such as `f5d6c3`, including passes.
    ///
    /// A move fills a square that was empty before; a ply that fills none is a
    /// pass.
    pub fn transcript(&self) -> String {
        let ply_text = |pair: &[Position]| {
            let [before, after] = [&pair[0].board, &pair[1].board];
            let placed = Square::all().find(|&square| {
                before[square] == Cell::Empty && after[square] != Cell::Empty
            });
            placed.map_or(Ply::Pass, Ply::Move).to_string()
        };
        self.positions.windows(2).map(ply_text).collect()
    }
}

/// The reason why the game rejects a command, with the legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move is illegal; these moves are legal.
    Illegal(IllegalMove, Vec<Square>),
    /// The color can't pass because these moves are legal.
    MustMove(Disc, Vec<Square>),
    /// There's nothing to take back.
    Start,
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Illegal(why, moves) => {
                write!(f, "{why}. {}", describe_moves(moves))
            }
            Self::MustMove(disc, moves) => write!(
                f,
                "{disc} can't pass with a disc to flip. {}",
                describe_moves(moves)
            ),
            Self::Start => write!(f, "this is the start of the game"),
            Self::Over => write!(f, "the game is over"),
        }
    }
}

impl Error for Refusal {}

/// Lists moves, such as `Legal moves: d6 f6`, or suggests a pass if none.
pub fn describe_moves(moves: &[Square]) -> String {
    let names: Vec<_> = moves.iter().map(Square::to_string).collect();
    match &names[..] {
        [] => "There's no legal move: type pass".to_string(),
        names => format!("Legal moves: {}", names.join(" ")),
    }
}
