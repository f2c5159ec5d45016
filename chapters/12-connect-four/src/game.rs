use std::fmt;

use board::{Board, Disc, Square};
use thiserror::Error;

use crate::{Column, empty_grid, four_through, landing};

/// A position. Only `drop_into` changes it, so its fields are consistent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    board: Board,
    winner: Option<Disc>,
    dropped: usize,
}

impl ConnectFour {
    /// Creates a game with an empty grid. Black begins.
    pub fn new() -> ConnectFour {
        ConnectFour {
            board: empty_grid(),
            winner: None,
            dropped: 0,
        }
    }

    /// Returns the board: seven columns and six rows; the rest is border.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the number of dropped discs, 0 to 42.
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// Returns the color that has four in a line.
    pub fn winner(&self) -> Option<Disc> {
        self.winner
    }

    /// Returns the color that drops the next disc.
    pub fn to_move(&self) -> Disc {
        match self.dropped % 2 {
            0 => Disc::Black,
            _ => Disc::White,
        }
    }

    /// Tests if a player has won or the grid is full.
    pub fn is_over(&self) -> bool {
        self.winner.is_some() || self.dropped == 42
    }

    /// Returns the columns with room for a disc; none once the game is over.
    pub fn moves(&self) -> impl Iterator<Item = Column> {
        Column::all().filter(|column| {
            !self.is_over() && landing(&self.board, *column).is_some()
        })
    }

    /// Returns how many of the 21 discs of a player are left.
    pub fn discs_left(&self, disc: Disc) -> usize {
        21 - self.board.count(disc.into())
    }

    /// Drops a disc and returns its square. On an error, nothing changes.
    ///
    /// # Errors
    ///
    /// Returns an error if the column is full or the game is over.
    pub fn drop_into(&mut self, column: Column) -> Result<Square, DropError> {
        if self.is_over() {
            return Err(DropError::Over);
        }
        let full = DropError::Full(column);
        let square = landing(&self.board, column).ok_or(full)?;
        let disc = self.to_move();
        self.board.set(square, disc.into());
        self.winner = four_through(&self.board, square).map(|_| disc);
        self.dropped += 1;
        Ok(square)
    }

    /// Returns the squares of the winning lines. One disc can complete several.
    pub fn winning_squares(&self) -> Vec<Square> {
        let wins = |square| four_through(&self.board, square).is_some();
        Square::all().filter(|&square| wins(square)).collect()
    }

    /// Describes whose turn it is, or the result.
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
    /// Draws the grid with the column letters and row numbers.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let board = self.board.to_string();
        let rows = board.lines().take(7).map(|line| &line[..15]);
        f.write_str(&Vec::from_iter(rows).join("\n"))
    }
}

/// The reason that a disc can't be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DropError {
    /// The column holds six discs.
    #[error("column {0} is full: choose another")]
    Full(Column),
    /// The game is over.
    #[error("the game is over")]
    Over,
}
