//! Two other ways to compute the next square, from the documents. Tests compare
//! them with [`next`](crate::next()).

use board::Square;

use crate::Direction;

/// Returns the columns to the right and the rows down of a step in a direction.
/// The Delphi and Python documents have such pairs.
pub const fn offset(direction: Direction) -> (i32, i32) {
    match direction {
        Direction::North => (0, -1),
        Direction::NorthEast => (1, -1),
        Direction::East => (1, 0),
        Direction::SouthEast => (1, 1),
        Direction::South => (0, 1),
        Direction::SouthWest => (-1, 1),
        Direction::West => (-1, 0),
        Direction::NorthWest => (-1, -1),
    }
}

/// Computes the next square by adding offsets to the column and the row.
pub fn next_by_offsets(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, down) = offset(direction);
    Square::at(square.column() + right, square.row() + down)
}

/// Computes the next square with the Python document's matrix of 9 rows and 9
/// columns, whose row 0 and column 0 hold the numbers to print.
pub fn next_by_matrix(square: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    let column = square.column() + 1 + right;
    let row = square.row() + 1 + down;
    if !square.is_on_board() || !is_on_matrix(column, row) {
        return Square::OVERFLOW;
    }
    matrix()[row as usize][column as usize]
}

/// Tests if an entry of the matrix is a square. The document tests this before
/// each access: there's no row 9, and the numbers in row 0 look like discs.
fn is_on_matrix(column: i32, row: i32) -> bool {
    (1..=8).contains(&column) && (1..=8).contains(&row)
}

/// Returns the matrix of squares, with the sentinel in row 0 and column 0.
fn matrix() -> [[Square; 9]; 9] {
    let mut matrix = [[Square::OVERFLOW; 9]; 9];
    for square in Square::all() {
        let row = square.row() as usize + 1;
        let column = square.column() as usize + 1;
        matrix[row][column] = square;
    }
    matrix
}
