// caught by: c6_has_eight_neighbors_clockwise_from_north
// mistake: The squares are right, their order is not: clockwise, and north is the first.

use board::Square;

pub fn neighbors(square: Square) -> Vec<Square> {
    let mut neighbors = Vec::new();
    for down in -1..=1 {
        for right in -1..=1 {
            let (column, row) = (square.column() + right, square.row() + down);
            let neighbor = Square::at(column, row);
            if neighbor.is_on_board() && neighbor != square {
                neighbors.push(neighbor);
            }
        }
    }
    neighbors
}
