use thiserror::Error;

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

/// A position of tic-tac-toe.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    pub(crate) spots: [Option<Mark>; 9],
}

impl TicTacToe {
    /// Returns a game without moves.
    pub fn new() -> TicTacToe {
        TicTacToe::default()
    }

    /// Returns the number of marks on the board.
    pub fn marks(&self) -> usize {
        self.spots.iter().flatten().count()
    }

    /// Whose turn it is. X begins, so X moves whenever the marks are even.
    pub fn to_move(&self) -> Mark {
        match self.marks() % 2 {
            0 => Mark::X,
            _ => Mark::O,
        }
    }

    /// Tests if this player has three in a row.
    pub fn has_line(&self, player: Mark) -> bool {
        let is_players = |&place: &usize| self.spots[place] == Some(player);
        LINES.iter().any(|line| line.iter().all(is_players))
    }

    /// Returns the winner; `None` for a draw or if the game goes on.
    pub fn winner(&self) -> Option<Mark> {
        let mut marks = [Mark::X, Mark::O].into_iter();
        marks.find(|&mark| self.has_line(mark))
    }

    /// Tests if a player has won or the board is full.
    pub fn is_over(&self) -> bool {
        self.winner().is_some() || self.marks() == 9
    }

    /// Marks a spot, one of `moves`, for the player to move.
    pub fn put(&mut self, spot: Spot) {
        self.spots[spot.index()] = Some(self.to_move());
    }

    /// Takes a mark back: the one that was put last.
    pub fn take_back(&mut self, spot: Spot) {
        self.spots[spot.index()] = None;
    }

    /// Returns the empty spots, but none once the game is over.
    pub fn moves(&self) -> impl Iterator<Item = Spot> + use<> {
        let (spots, over) = (self.spots, self.is_over());
        let is_free = move |spot: &Spot| !over && spots[spot.index()].is_none();
        Spot::all().filter(is_free)
    }

    /// Returns the mark on this spot.
    pub fn at(&self, spot: Spot) -> Option<Mark> {
        self.spots[spot.index()]
    }

    /// Marks a spot for the player to move.
    ///
    /// # Errors
    ///
    /// When the spot is taken or the game is over; then nothing changes.
    pub fn play(&mut self, spot: Spot) -> Result<(), PlayError> {
        match self.at(spot) {
            _ if self.is_over() => Err(PlayError::Over),
            Some(mark) => Err(PlayError::Taken(spot, mark)),
            None => {
                self.put(spot);
                Ok(())
            }
        }
    }
}

/// The reason why a spot can't be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// This mark is there.
    #[error("{0} is taken by {1}: choose an empty spot")]
    Taken(Spot, Mark),
    /// The game is over.
    #[error("the game is over")]
    Over,
}
