use std::fmt;

use board::{Board, Disc, Square};
use thiserror::Error;

use crate::{Column, empty_grid, four_through, landing};

/// A position. Only `drop_into` changes it, so the winner and the count always
/// agree with the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    board: Board,
    winner: Option<Disc>,
    dropped: usize,
}

impl ConnectFour {
    /// A game in which nobody has moved. Black begins.
    pub fn new() -> ConnectFour {
        ConnectFour {
            board: empty_grid(),
            winner: None,
            dropped: 0,
        }
    }

    /// Seven columns and six rows; the rest is border.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many discs have been dropped, 0 to 42.
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// The color that has four in a line.
    pub fn winner(&self) -> Option<Disc> {
        self.winner
    }

    /// The color that drops the next disc.
    pub fn to_move(&self) -> Disc {
        match self.dropped % 2 {
            0 => Disc::Black,
            _ => Disc::White,
        }
    }

    /// Whether a player has won or the grid is full.
    pub fn is_over(&self) -> bool {
        self.winner.is_some() || self.dropped == 42
    }

    /// The columns that take a disc: none once the game is over.
    pub fn moves(&self) -> impl Iterator<Item = Column> {
        let is_open = |column: &Column| {
            !self.is_over() && landing(&self.board, *column).is_some()
        };
        Column::all().filter(is_open)
    }

    /// How many of the 21 discs this player has left.
    pub fn discs_left(&self, disc: Disc) -> usize {
        21 - self.board.count(disc.into())
    }

    /// Drops a disc, and says where it comes to rest. If the column is full or
    /// the game is over, the game stays as it was.
    pub fn drop_into(&mut self, column: Column) -> Result<Square, DropError> {
        if self.is_over() {
            return Err(DropError::Over);
        }
        let full = DropError::Full(column);
        let square = landing(&self.board, column).ok_or(full)?;
        let disc = self.to_move();
        self.board.set(square, disc.into());
        let wins = four_through(&self.board, square).is_some();
        self.winner = wins.then_some(disc);
        self.dropped += 1;
        Ok(square)
    }

    /// The discs of the lines that won: a disc can close two at once.
    pub fn winning_squares(&self) -> Vec<Square> {
        let wins = |square| four_through(&self.board, square).is_some();
        Square::all().filter(|&square| wins(square)).collect()
    }

    /// Whose turn it is, or how the game ended.
    pub fn status(&self) -> String {
        match self.winner {
            Some(disc) => format!("{disc} wins"),
            None if self.is_over() => "a draw: all 42 discs are in".to_string(),
            None => format!("{} to move", self.to_move()),
        }
    }
}

impl Default for ConnectFour {
    fn default() -> ConnectFour {
        ConnectFour::new()
    }
}

impl fmt::Display for ConnectFour {
    /// Draws the grid, with the column letters above and the row numbers on
    /// the left.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let board = self.board.to_string();
        let rows = board.lines().take(7).map(|line| &line[..15]);
        f.write_str(&Vec::from_iter(rows).join("\n"))
    }
}

/// Why no disc was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DropError {
    /// The column holds six discs.
    #[error("column {0} is full: choose another")]
    Full(Column),
    /// The game is over.
    #[error("the game is over")]
    Over,
}
