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

    /// The color that has more points, if one does.
    pub fn winner(&self) -> Option<Disc> {
        match self.black.cmp(&self.white) {
            Ordering::Greater => Some(Disc::Black),
            Ordering::Less => Some(Disc::White),
            Ordering::Equal => None,
        }
    }

    /// The result of a game that ends here, the winner's points first.
    pub fn describe(board: &Board) -> String {
        let result = Score::result(board);
        let Some(winner) = result.winner() else {
            return format!("a draw, {result}");
        };
        let discs = Score::discs(board).as_told_by(winner);
        let result = result.as_told_by(winner);
        if discs == result {
            format!("{winner} wins {result}")
        } else {
            format!("{discs} on the board, {winner} wins {result}")
        }
    }

    /// This player's points first, as in `29-35` for White.
    fn as_told_by(&self, player: Disc) -> String {
        match player {
            Disc::Black => format!("{}-{}", self.black, self.white),
            Disc::White => format!("{}-{}", self.white, self.black),
        }
    }
}

impl fmt::Display for Score {
    /// Writes Black's points first, as in `35-29`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}
