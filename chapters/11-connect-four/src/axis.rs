use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// A line without an arrow: two opposite directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// North and south.
    Vertical,
    /// Southwest and northeast.
    Rising,
    /// West and east.
    Horizontal,
    /// Northwest and southeast.
    Falling,
}

impl Axis {
    /// The four axes.
    pub const ALL: [Axis; 4] = [
        Axis::Vertical,
        Axis::Rising,
        Axis::Horizontal,
        Axis::Falling,
    ];

    /// The two directions of the axis.
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Axis::Vertical => [Direction::North, Direction::South],
            Axis::Rising => [Direction::SouthWest, Direction::NorthEast],
            Axis::Horizontal => [Direction::West, Direction::East],
            Axis::Falling => [Direction::NorthWest, Direction::SouthEast],
        }
    }
}

/// The squares next to each other along the axis that hold the same as this
/// one, this one first.
pub fn run(
    board: &Board,
    square: Square,
    axis: Axis,
) -> impl Iterator<Item = Square> {
    let same = move |it: &Square| board[*it] == board[square];
    let arms = axis.directions().into_iter();
    let arms = arms.flat_map(move |way| ray(square, way).take_while(same));
    std::iter::once(square).chain(arms)
}

/// A line of four or more discs of one color through this square. An empty
/// square has none.
pub fn four_through(board: &Board, square: Square) -> Option<Axis> {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let is_long = |axis: &Axis| run(board, square, *axis).count() >= 4;
    Axis::ALL.into_iter().filter(|_| is_disc).find(is_long)
}
