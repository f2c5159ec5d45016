//! The games of the book, as the boards in the pages play them.

mod connect_four;
mod othello;
mod tic_tac_toe;
pub use tic_tac_toe::won;

use ::tic_tac_toe::Level;
use minimax::{Considered, Levels, Worth};

use crate::games::record::Record;
use crate::request::{Request, Wrong};
use crate::view::View;

/// The rules of a game, as a board in a page needs them.
pub trait Rules: Levels {
    /// What the sides are called, the one that begins first.
    const SIDES: [&'static str; 2];

    /// The position that the board was given.
    fn given(request: &Request) -> Result<Self, Wrong>;

    /// The moves that a text tells.
    fn read(text: &str) -> Result<Vec<Self::Move>, Wrong>;

    /// The move that is made by choosing a cell.
    fn chosen(cell: usize) -> Result<Self::Move, Wrong>;

    /// The position after a move; what is no move is refused with a sentence.
    fn try_move(&self, its_move: Self::Move) -> Result<Self, Wrong>;

    /// The same for a move in a text, counted from 0. The sentence says which
    /// it is.
    fn follow(
        &self,
        number: usize,
        its_move: Self::Move,
    ) -> Result<Self, Wrong> {
        let wrong = |Wrong(why)| Wrong(format!("move {}: {why}", number + 1));
        self.try_move(its_move).map_err(wrong)
    }

    /// Whether a move leaves the board as it is.
    fn is_pass(_: Self::Move) -> bool {
        false
    }

    /// The position in which the next move is made: after a pass, if one must
    /// follow.
    fn at_move(&self) -> Self {
        self.clone()
    }

    /// The place in [`SIDES`](Rules::SIDES) of the side to move.
    fn side(&self) -> usize;

    /// The position on the board, and what its last move did.
    fn view(record: &Record<Self>) -> View;

    /// What the computer thinks of each move.
    fn consider(&self, level: Level) -> Vec<Considered<Self::Move>> {
        Self::skill(level).analyse(self)
    }

    /// A value as a person reads it.
    fn worth(value: i32) -> String {
        Worth(value).to_string()
    }
}
