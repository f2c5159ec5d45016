// caught by: no_direction_leads_where_a_knight_jumps
// mistake: They aren't on one line. On a diagonal, the column and the row change by the same number.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let right = to.column() - from.column();
    let down = to.row() - from.row();
    let signs = (right.signum(), down.signum());
    Direction::ALL.into_iter().find(|&d| offset(d) == signs)
}
