use std::error::Error;
use std::fmt;

use board::{Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::Position;
use flipping::{Flip, IllegalMove, flips};
use whole_games::Ply;

use crate::Rules;

/// A game, from its start to the position reached so far.
#[derive(Clone, Debug)]
pub struct Othello {
    rules: Rules,
    /// Every position of the game, the start first. Never empty.
    positions: Vec<Position>,
}

impl Othello {
    /// A new game.
    pub fn new(rules: Rules) -> Othello {
        Othello {
            rules,
            positions: vec![rules.start],
        }
    }

    /// Every position so far, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The squares that the color to move may choose from.
    pub fn moves(&self) -> Vec<Square> {
        let moves: Vec<_> = self.position().legal_moves().collect();
        if moves.is_empty() && self.rules.house_rule {
            self.free_squares()
        } else {
            moves
        }
    }

    /// The empty squares beside a disc, for the house rule.
    fn free_squares(&self) -> Vec<Square> {
        let board = &self.position().board;
        let is_disc =
            |square| matches!(board[square], Cell::Black | Cell::White);
        Square::all()
            .filter(|&square| board[square] == Cell::Empty)
            .filter(|&square| {
                Direction::ALL.iter().any(|&way| is_disc(next(square, way)))
            })
            .collect()
    }

    /// What the color to move can do.
    pub fn status(&self) -> Status {
        let position = self.position();
        let can_flip =
            |position: &Position| position.legal_moves().next().is_some();
        if can_flip(position) {
            Status::Move
        } else if !self.moves().is_empty() && !self.both_passed() {
            Status::Choose
        } else if can_flip(&position.passed()) {
            Status::Pass
        } else {
            Status::Over
        }
    }

    /// Whether the last two turns were passes: the board hasn't changed.
    fn both_passed(&self) -> bool {
        match &self.positions[..] {
            [.., a, b, c] => a.board == b.board && b.board == c.board,
            _ => false,
        }
    }

    /// Places a disc of the color to move. Returns what it flips: nothing,
    /// under the house rule.
    ///
    /// # Errors
    ///
    /// When the rules forbid it; the game is as it was.
    pub fn place(&mut self, square: Square) -> Result<Vec<Flip>, Refusal> {
        let Position { board, to_move } = *self.position();
        let after = match (self.status(), self.position().play(square)) {
            (Status::Over, _) => return Err(Refusal::Over),
            (Status::Choose, Err(IllegalMove::NothingToFlip(..))) => {
                self.place_freely(square)?
            }
            (_, played) => {
                played.map_err(|why| Refusal::Illegal(why, self.moves()))?
            }
        };
        self.positions.push(after);
        Ok(flips(&board, square, to_move).collect())
    }

    /// The position after a disc that flips nothing.
    fn place_freely(&self, square: Square) -> Result<Position, Refusal> {
        let moves = self.moves();
        if !moves.contains(&square) {
            return Err(Refusal::Alone(square, moves));
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
        let position = self.position();
        match self.status() {
            Status::Move => {
                Err(Refusal::MustMove(position.to_move, self.moves()))
            }
            Status::Over => Err(Refusal::Over),
            Status::Choose | Status::Pass => {
                self.positions.push(position.passed());
                Ok(())
            }
        }
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
}

/// What the color to move can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It can flip something, so it must place a disc.
    Move,
    /// It can't, but the house rule lets it place a disc, or pass.
    Choose,
    /// It must pass.
    Pass,
    /// The game is over.
    Over,
}

/// Why the game refuses what a player asks for, with the moves that it would
/// have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// This move breaks a rule.
    Illegal(IllegalMove, Vec<Square>),
    /// Under the house rule: there's no disc beside this square.
    Alone(Square, Vec<Square>),
    /// This color has a move, so it can't pass.
    MustMove(Disc, Vec<Square>),
    /// There's nothing to take back.
    Start,
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (why, moves) = match self {
            Self::Illegal(why, moves) => (why.to_string(), moves),
            Self::Alone(square, moves) => {
                (format!("{square} isn't next to a disc"), moves)
            }
            Self::MustMove(disc, moves) => {
                (format!("{disc} can't pass with a disc to flip"), moves)
            }
            Self::Start => return write!(f, "this is the start of the game"),
            Self::Over => return write!(f, "the game is over"),
        };
        write!(f, "{why}. {}", describe_moves(moves))
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
