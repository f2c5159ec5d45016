use std::fmt;
use std::iter;

use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// A line on the board: two opposite directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// North and south.
    Vertical,
    /// Southwest and northeast.
    Slash,
    /// West and east.
    Horizontal,
    /// Northwest and southeast.
    Backslash,
}

impl Axis {
    /// The four axes.
    pub const ALL: [Axis; 4] = [
        Axis::Vertical,
        Axis::Slash,
        Axis::Horizontal,
        Axis::Backslash,
    ];

    /// Returns the two directions of the axis.
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Axis::Vertical => [Direction::North, Direction::South],
            Axis::Slash => [Direction::SouthWest, Direction::NorthEast],
            Axis::Horizontal => [Direction::West, Direction::East],
            Axis::Backslash => [Direction::NorthWest, Direction::SouthEast],
        }
    }
}

impl fmt::Display for Axis {
    /// Draws the axis: `|`, `/`, `-` or `\`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Axis::Vertical => "|",
            Axis::Slash => "/",
            Axis::Horizontal => "-",
            Axis::Backslash => "\\",
        })
    }
}

/// Returns the squares next to this one, in one direction, up to the first with
/// other content: for a disc, the adjacent discs of its color.
pub fn arm(
    board: &Board,
    square: Square,
    direction: Direction,
) -> impl Iterator<Item = Square> {
    ray(square, direction)
        .take_while(move |&other| board[other] == board[square])
}

/// Returns the square of a disc and of both arms along the axis.
pub fn run(
    board: &Board,
    square: Square,
    axis: Axis,
) -> impl Iterator<Item = Square> {
    let arms = axis
        .directions()
        .into_iter()
        .flat_map(move |direction| arm(board, square, direction));
    iter::once(square).chain(arms)
}

/// Returns an axis along which this disc is in a line of four or more; `None`
/// if the square has no disc.
pub fn four_through(board: &Board, square: Square) -> Option<Axis> {
    if matches!(board[square], Cell::Empty | Cell::Border) {
        return None;
    }
    let is_long = |axis: &Axis| run(board, square, *axis).count() >= 4;
    Axis::ALL.into_iter().find(is_long)
}
