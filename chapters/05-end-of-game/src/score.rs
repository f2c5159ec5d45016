use std::cmp::Ordering;
use std::fmt;

use board::{Board, Cell, Disc};

/// The points of both colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Black's points.
    pub black: usize,
    /// White's points.
    pub white: usize,
}

impl Score {
    /// Returns the number of discs of each color.
    pub fn discs(board: &Board) -> Score {
        Score {
            black: board.count(Cell::Black),
            white: board.count(Cell::White),
        }
    }

    /// Returns the result of a game that ends on this board: a point for each
    /// disc, and one for each empty square to the winner. A draw splits them.
    pub fn result(board: &Board) -> Score {
        let Score {
            mut black,
            mut white,
        } = Score::discs(board);
        let empty = board.count(Cell::Empty);
        match black.cmp(&white) {
            Ordering::Greater => black += empty,
            Ordering::Less => white += empty,
            Ordering::Equal => {
                black += empty / 2;
                white += empty / 2;
            }
        }
        Score { black, white }
    }

    /// Returns the color with more points, or `None` in a draw.
    pub fn winner(&self) -> Option<Disc> {
        match self.black.cmp(&self.white) {
            Ordering::Greater => Some(Disc::Black),
            Ordering::Less => Some(Disc::White),
            Ordering::Equal => None,
        }
    }

    /// Describes the result of a game that ends on this board.
    pub fn describe(board: &Board) -> String {
        let result = Score::result(board);
        let Some(winner) = result.winner() else {
            return format!("a draw, {result}");
        };
        let discs = Score::discs(board).format_for(winner);
        let result = result.format_for(winner);
        if discs == result {
            format!("{winner} wins {result}")
        } else {
            format!("{discs} on the board, {winner} wins {result}")
        }
    }

    /// Returns the score with this color's points first, such as `29-35`.
    fn format_for(&self, disc: Disc) -> String {
        match disc {
            Disc::Black => format!("{}-{}", self.black, self.white),
            Disc::White => format!("{}-{}", self.white, self.black),
        }
    }
}

impl fmt::Display for Score {
    /// Writes Black's points first, such as `35-29`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}
