// caught by: no_queen_attacks_another
// mistake: the queens on a1 and b2 attack each other

use board::Square;

/// No two of them are in the same row or column.
pub fn queens() -> Vec<Square> {
    (0..8).map(|number| Square::at(number, number)).collect()
}
