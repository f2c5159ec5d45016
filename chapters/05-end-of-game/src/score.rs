use std::cmp::Ordering;
use std::fmt;

use board::{Board, Cell, Disc};

/// The points of the two colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Black's points.
    pub black: usize,
    /// White's points.
    pub white: usize,
}

impl Score {
    /// The discs of each color, and nothing else.
    pub fn discs(board: &Board) -> Score {
        Score {
            black: board.count(Cell::Black),
            white: board.count(Cell::White),
        }
    }

    /// The result of a game that ends on this board: a point for each disc, and
    /// the empty squares to the winner. In a draw each side has half.
    pub fn result(board: &Board) -> Score {
        let Score { black, white } = Score::discs(board);
        let empty = board.count(Cell::Empty);
        match black.cmp(&white) {
            Ordering::Greater => Score {
                black: black + empty,
                white,
            },
            Ordering::Less => Score {
                black,
                white: white + empty,
            },
            Ordering::Equal => {
                let half = empty / 2;
                Score {
                    black: black + half,
                    white: white + half,
                }
            }
        }
    }

    /// The color that has more points, if one does.
    pub fn winner(&self) -> Option<Disc> {
        match self.black.cmp(&self.white) {
            Ordering::Greater => Some(Disc::Black),
            Ordering::Less => Some(Disc::White),
            Ordering::Equal => None,
        }
    }
}

impl fmt::Display for Score {
    /// Writes Black's points first, as in `35-29`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}
