// caught by: no_queen_attacks_another
// mistake: two queens on d4

use board::Square;

pub fn queens() -> Vec<Square> {
    vec![Square::at(3, 3); 8]
}
