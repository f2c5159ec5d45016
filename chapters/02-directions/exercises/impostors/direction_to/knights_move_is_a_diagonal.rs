// caught by: no_direction_leads_to_a_knights_move
// mistake: On a diagonal the column changes by as much as the row: these two squares lie on no line.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let right = to.column() - from.column();
    let down = to.row() - from.row();
    let signs = (right.signum(), down.signum());
    Direction::ALL.into_iter().find(|&d| offset(d) == signs)
}
