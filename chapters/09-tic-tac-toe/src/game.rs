use std::error::Error;
use std::fmt;

use crate::{Mark, Spot};

/// The eight lines: rows, columns and diagonals, as places in the row of nine.
pub const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// A game as it stands. How it came there does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Game {
    /// What lies on each spot.
    pub(crate) spots: [Option<Mark>; 9],
}

impl Game {
    /// A game in which nobody has moved.
    pub fn new() -> Game {
        Game { spots: [None; 9] }
    }

    /// What lies on this spot.
    pub fn at(&self, spot: Spot) -> Option<Mark> {
        self.spots[spot.index()]
    }

    /// How many marks lie on the board.
    pub fn marks(&self) -> usize {
        self.spots.iter().flatten().count()
    }

    /// Whose turn it is. X begins, so it is X whenever both have moved equally
    /// often.
    pub fn to_move(&self) -> Mark {
        match self.marks() % 2 {
            0 => Mark::X,
            _ => Mark::O,
        }
    }

    /// Who has three in a row.
    pub fn winner(&self) -> Option<Mark> {
        let [x, o] = [Mark::X, Mark::O].map(Some);
        LINES
            .map(|line| line.map(|place| self.spots[place]))
            .into_iter()
            .find(|&line| line == [x; 3] || line == [o; 3])?[0]
    }

    /// Whether somebody has won or the board is full.
    pub fn is_over(&self) -> bool {
        self.winner().is_some() || self.marks() == 9
    }

    /// The spots that may be marked: the empty ones, and none once the game is
    /// over.
    pub fn moves(&self) -> impl Iterator<Item = Spot> + use<> {
        let Game { spots } = *self;
        let over = self.is_over();
        let is_free = move |it: &Spot| !over && spots[it.index()].is_none();
        Spot::all().filter(is_free)
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl Game {
    /// Marks a spot for the player to move.
    ///
    /// # Errors
    ///
    /// When the spot is taken or the game is over; the game is as it was.
    pub fn play(&mut self, spot: Spot) -> Result<(), PlayError> {
        if self.is_over() {
            return Err(PlayError::Over);
        }
        if let Some(mark) = self.at(spot) {
            return Err(PlayError::Taken(spot, mark));
        }
        self.put(spot);
        Ok(())
    }

    /// Marks a free spot for the player to move, without asking whether it is.
    pub(crate) fn put(&mut self, spot: Spot) {
        self.spots[spot.index()] = Some(self.to_move());
    }

    /// Takes the mark on a spot back. If it was the last, all is as before it.
    pub fn undo(&mut self, spot: Spot) {
        self.spots[spot.index()] = None;
    }
}

/// Why a spot cannot be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// This mark lies there.
    Taken(Spot, Mark),
    /// The game is over.
    Over,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Taken(spot, mark) => {
                write!(f, "{spot} is taken by {mark}: choose an empty spot")
            }
            Self::Over => write!(f, "the game is over"),
        }
    }
}

impl Error for PlayError {}
