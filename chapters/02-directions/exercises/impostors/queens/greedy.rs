// caught by: no_queen_attacks_another
// mistake: 5 queens in peace

use board::Square;
use directions::{Direction, ray};

/// In each row the first square that isn't attacked.
pub fn queens() -> Vec<Square> {
    let mut queens: Vec<Square> = Vec::new();
    for square in Square::all() {
        let sees = |queen| {
            Direction::ALL
                .into_iter()
                .any(|it| ray(queen, it).any(|on| on == square))
        };
        if !queens.iter().any(|&queen| queen == square || sees(queen)) {
            queens.push(square);
        }
    }
    queens
}
