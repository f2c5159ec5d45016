use std::error::Error;
use std::fmt;

use board::{Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::{Position, Score};
use flipping::{Flip, IllegalMove, flips};
use whole_games::Ply;

use crate::Rules;

/// A game, from its start to the position reached so far.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    /// Every position of the game, the start first. Never empty.
    positions: Vec<Position>,
}

/// What the color to move can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It must place a disc that flips.
    Move,
    /// It can flip nothing, but the house rule lets it place a disc or pass.
    Choose,
    /// It must pass.
    Pass,
    /// The game is over.
    Over,
}

/// A disc that was placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// Its color.
    pub disc: Disc,
    /// What it flipped; nothing, under the house rule.
    pub flips: Vec<Flip>,
}

impl Game {
    /// A new game.
    pub fn new(rules: Rules) -> Game {
        let board = rules.size.start();
        let start = Position {
            board,
            to_move: rules.first,
        };
        Game {
            rules,
            positions: vec![start],
        }
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The squares that the color to move may choose from: those where it
    /// flips something, or those that the house rule opens.
    pub fn moves(&self) -> Vec<Square> {
        let moves: Vec<_> = self.position().legal_moves().collect();
        if moves.is_empty() && self.rules.house_rule {
            return self.free_squares();
        }
        moves
    }

    /// The empty squares beside an occupied one.
    fn free_squares(&self) -> Vec<Square> {
        let board = &self.position().board;
        let is_disc =
            |square| matches!(board[square], Cell::Black | Cell::White);
        let has_neighbor = |square: &Square| {
            Direction::ALL
                .iter()
                .any(|&way| is_disc(next(*square, way)))
        };
        Square::all()
            .filter(|&square| board[square] == Cell::Empty)
            .filter(has_neighbor)
            .collect()
    }

    /// What the color to move can do.
    pub fn status(&self) -> Status {
        let position = self.position();
        let flips = |it: &Position| it.legal_moves().next().is_some();
        if flips(position) {
            Status::Move
        } else if !self.moves().is_empty() && !self.both_passed() {
            Status::Choose
        } else if flips(&position.passed()) {
            Status::Pass
        } else {
            Status::Over
        }
    }

    /// Whether the last two turns were passes: the board has not changed.
    fn both_passed(&self) -> bool {
        match &self.positions[..] {
            [.., a, b, c] => a.board == b.board && b.board == c.board,
            _ => false,
        }
    }

    /// Places a disc of the color to move.
    ///
    /// # Errors
    ///
    /// When the rules forbid it; the game is as it was.
    pub fn place(&mut self, square: Square) -> Result<Placed, Refusal> {
        if self.status() == Status::Over {
            return Err(Refusal::Over);
        }
        let Position { board, to_move } = *self.position();
        let after = match self.position().play(square) {
            Err(IllegalMove::NothingToFlip(..))
                if self.status() == Status::Choose =>
            {
                self.place_freely(square)?
            }
            played => played.map_err(Refusal::Illegal)?,
        };
        self.positions.push(after);
        let flips = flips(&board, square, to_move).collect();
        Ok(Placed {
            square,
            disc: to_move,
            flips,
        })
    }

    /// The position after a disc that flips nothing.
    fn place_freely(&self, square: Square) -> Result<Position, Refusal> {
        if !self.free_squares().contains(&square) {
            return Err(Refusal::Alone(square));
        }
        let mut after = self.position().passed();
        after.board.set(square, self.position().to_move.into());
        Ok(after)
    }

    /// Hands the turn over without a disc.
    ///
    /// # Errors
    ///
    /// When the color to move must place one, or the game is over.
    pub fn pass(&mut self) -> Result<(), Refusal> {
        match self.status() {
            Status::Move => Err(Refusal::MustMove(self.position().to_move)),
            Status::Over => Err(Refusal::Over),
            Status::Choose | Status::Pass => {
                self.positions.push(self.position().passed());
                Ok(())
            }
        }
    }

    /// Takes back the last turn, a disc or a pass.
    ///
    /// # Errors
    ///
    /// At the start, where there is nothing to take back.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if self.positions.len() == 1 {
            return Err(Refusal::Start);
        }
        self.positions.pop();
        Ok(())
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<Score> {
        let over = self.status() == Status::Over;
        over.then(|| Score::result(&self.position().board))
    }

    /// Plays what a transcript says, and passes where it leaves a pass out.
    ///
    /// # Errors
    ///
    /// At the first ply that the rules forbid; the game has followed the plies
    /// before it.
    pub fn follow(&mut self, plies: &[Ply]) -> Result<(), IllegalPly> {
        for (before, &ply) in plies.iter().enumerate() {
            self.follow_one(ply).map_err(|refusal| IllegalPly {
                number: before + 1,
                refusal,
            })?;
        }
        Ok(())
    }

    fn follow_one(&mut self, ply: Ply) -> Result<(), Refusal> {
        match ply {
            Ply::Pass => self.pass(),
            Ply::Move(square) => {
                if self.status() == Status::Pass {
                    self.pass()?;
                }
                self.place(square).map(|_| ())
            }
        }
    }
}

/// Why the game refuses what a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The disc may not be placed there.
    Illegal(IllegalMove),
    /// Under the house rule: no disc lies beside this square.
    Alone(Square),
    /// This color has a move, so it must not pass.
    MustMove(Disc),
    /// There is nothing to take back.
    Start,
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Illegal(why) => write!(f, "{why}"),
            Self::Alone(square) => write!(
                f,
                "{square} isn't beside a disc: the house rule needs one next to \
                 it"
            ),
            Self::MustMove(disc) => write!(
                f,
                "{disc} can still flip a disc, so {disc} must move: type \
                 moves to see where"
            ),
            Self::Start => write!(f, "this is the start of the game"),
            Self::Over => write!(f, "the game is over"),
        }
    }
}

impl Error for Refusal {}

/// The first ply of a transcript that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPly {
    /// Its number, counted from 1.
    pub number: usize,
    /// The rule that it breaks.
    pub refusal: Refusal,
}

impl fmt::Display for IllegalPly {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "move {}: {}", self.number, self.refusal)
    }
}

impl Error for IllegalPly {}
