use std::error::Error;
use std::fmt;

use board::{Cell, Disc, Square};
use end_of_game::{Position, Turn};
use flipping::{Flip, IllegalMove, flips};
use whole_games::Ply;

/// A game, from its start to the position reached so far.
#[derive(Clone, Debug)]
pub struct Othello {
    /// Every position of the game, the start first. Never empty.
    positions: Vec<Position>,
}

impl Othello {
    /// A game that begins here.
    pub fn new(start: Position) -> Othello {
        let positions = vec![start];
        Othello { positions }
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Every position so far, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The squares on which the color to move may place a disc.
    pub fn moves(&self) -> Vec<Square> {
        self.position().legal_moves().collect()
    }

    /// Places a disc of the color to move. Returns what it flips.
    ///
    /// # Errors
    ///
    /// When the rules forbid it; the game is as it was.
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

    /// Hands the turn over without a disc.
    ///
    /// # Errors
    ///
    /// When the color to move must place one, or the game is over.
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

    /// Takes back the last turn, a disc or a pass.
    ///
    /// # Errors
    ///
    /// At the start, where there's nothing to take back.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if self.positions.len() == 1 {
            return Err(Refusal::Start);
        }
        self.positions.pop();
        Ok(())
    }

    /// What was played, such as `f5d6c3`, with passes. A disc is on a square
    /// that was empty before; a turn without one was a pass.
    pub fn transcript(&self) -> String {
        let turn = |turn: &[Position]| {
            let [before, after] = [&turn[0].board, &turn[1].board];
            let is_new = |&square: &Square| {
                before[square] == Cell::Empty && after[square] != Cell::Empty
            };
            let square = Square::all().find(is_new);
            square.map_or(Ply::Pass, Ply::Move).to_string()
        };
        self.positions.windows(2).map(turn).collect()
    }
}

/// Why the game refuses what a player asks for, with the moves that it would
/// have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// This move breaks a rule.
    Illegal(IllegalMove, Vec<Square>),
    /// This color has a move, so it can't pass.
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

/// `Legal moves: d6 f6`, or what to do without any.
pub fn describe_moves(moves: &[Square]) -> String {
    let names: Vec<_> = moves.iter().map(Square::to_string).collect();
    match &names[..] {
        [] => "There's no legal move: type pass".to_string(),
        names => format!("Legal moves: {}", names.join(" ")),
    }
}
