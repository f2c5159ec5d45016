use board::Square;

use crate::Direction;

/// Returns the next square in a direction; off the board it's the sentinel.
pub fn next(square: Square, direction: Direction) -> Square {
    NEXT_SQUARES[square.index()][direction as usize]
}

/// The next squares, by square and direction, computed at compile time.
static NEXT_SQUARES: [[Square; 8]; 65] = next_table();

/// Returns the result of [`next_by_index`] for each square and direction.
const fn next_table() -> [[Square; 8]; 65] {
    let mut table = [[Square::OVERFLOW; 8]; 65];
    let mut index = 0;
    // A `const fn` can't iterate with `for`.
    while index < 65 {
        let square = Square::new(index);
        let mut number = 0;
        while number < 8 {
            table[index][number] =
                next_by_index(square, Direction::ALL[number]);
            number += 1;
        }
        index += 1;
    }
    table
}

/// Computes [`next`] from the index: a step east adds 1 and a step south adds
/// 8, unless the square is on the edge that the step crosses.
pub const fn next_by_index(square: Square, direction: Direction) -> Square {
    let (north, south) = (square.row() == 0, square.row() == 7);
    let (west, east) = (square.column() == 0, square.column() == 7);
    let (crosses_edge, step) = match direction {
        Direction::North => (north, -8),
        Direction::NorthEast => (north || east, -8 + 1),
        Direction::East => (east, 1),
        Direction::SouthEast => (south || east, 8 + 1),
        Direction::South => (south, 8),
        Direction::SouthWest => (south || west, 8 - 1),
        Direction::West => (west, -1),
        Direction::NorthWest => (north || west, -8 - 1),
    };
    if crosses_edge || !square.is_on_board() {
        return Square::OVERFLOW;
    }
    Square::new((square.index() as i32 + step) as usize)
}
