// caught by: a_square_at_an_edge_has_five
// mistake: It looks as if a step ran over the edge into another row.

use board::Square;

pub fn neighbors(square: Square) -> Vec<Square> {
    if !square.is_on_board() {
        return Vec::new();
    }
    [-8, -7, 1, 9, 8, 7, -1, -9]
        .into_iter()
        .map(|step| Square::new((square.index() as i32 + step) as usize))
        .filter(|neighbor| neighbor.is_on_board())
        .collect()
}
