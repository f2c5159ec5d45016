// caught by: from_a_corner_it_has_two
// mistake: It looks as if a jump went over the edge into another row.

use board::Square;

pub fn knight_moves(square: Square) -> Vec<Square> {
    [-17, -15, -10, -6, 6, 10, 15, 17]
        .into_iter()
        .map(|jump| square.index() as i32 + jump)
        .filter(|index| (0..64).contains(index))
        .map(|index| Square::new(index as usize))
        .collect()
}
