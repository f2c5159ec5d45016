use std::error::Error;
use std::fmt;
use std::hash::{Hash, Hasher};

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

/// A position, and the moves that led to it, which can be taken back. Two games
/// are equal when their positions are, whatever order the moves came in.
#[derive(Clone, Copy)]
pub struct Game {
    /// What lies on each spot.
    pub(crate) spots: [Option<Mark>; 9],
    /// The moves, first to last, then `None`. A game that was read from text
    /// begins without any.
    line: [Option<Spot>; 9],
    /// How many moves there are in the line.
    length: usize,
}

impl Game {
    /// A game in which nobody has moved.
    pub fn new() -> Game {
        Game::from_spots([None; 9])
    }

    /// A game that begins with these spots, of which none can be taken back.
    pub(crate) fn from_spots(spots: [Option<Mark>; 9]) -> Game {
        Game {
            spots,
            line: [None; 9],
            length: 0,
        }
    }

    /// What lies on this spot.
    pub fn at(&self, spot: Spot) -> Option<Mark> {
        self.spots[spot.index()]
    }

    /// How many marks lie on the board.
    pub fn marks(&self) -> usize {
        self.spots.iter().flatten().count()
    }

    /// Whose turn it is. X begins, so it is X's turn whenever both have moved
    /// equally often.
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

    /// Whether a player has won or the board is full.
    pub fn is_over(&self) -> bool {
        self.winner().is_some() || self.marks() == 9
    }

    /// The spots that may be marked: the empty ones, and none once the game is
    /// over.
    pub fn moves(&self) -> impl Iterator<Item = Spot> + use<> {
        let spots = self.spots;
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

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.spots == other.spots
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.spots.hash(state);
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

    /// Marks a spot for the player to move, without checking that it is free.
    pub(crate) fn put(&mut self, spot: Spot) {
        self.spots[spot.index()] = Some(self.to_move());
        self.line[self.length] = Some(spot);
        self.length += 1;
    }

    /// Takes the last move back, and says which it was; `None` when there is
    /// nothing to take back.
    pub fn undo(&mut self) -> Option<Spot> {
        let last = self.length.checked_sub(1)?;
        let spot = self.line[last].take()?;
        self.spots[spot.index()] = None;
        self.length = last;
        Some(spot)
    }

    /// The moves that can be taken back, first to last.
    pub fn line(&self) -> impl DoubleEndedIterator<Item = Spot> {
        self.line.into_iter().flatten()
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
