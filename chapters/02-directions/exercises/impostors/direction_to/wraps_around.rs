// caught by: no_direction_leads_past_the_edge
// mistake: It looks as if a walk ran over the edge into another row.

use board::Square;
use directions::Direction;

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    if from == to || !from.is_on_board() || !to.is_on_board() {
        return None;
    }
    let ahead = to > from;
    let way = |there, back| Some(if ahead { there } else { back });
    let difference = from.index().abs_diff(to.index());
    if from.row() == to.row() {
        way(Direction::East, Direction::West)
    } else if from.column() == to.column() {
        way(Direction::South, Direction::North)
    } else if difference % 9 == 0 {
        way(Direction::SouthEast, Direction::NorthWest)
    } else if difference % 7 == 0 {
        way(Direction::SouthWest, Direction::NorthEast)
    } else {
        None
    }
}
