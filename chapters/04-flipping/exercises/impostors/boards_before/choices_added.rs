// caught by: the_choices_of_two_directions_multiply
// mistake: It looks as if you added the choices: each in the row goes with each in the column.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    let own = Cell::from(disc);
    let is_left = |d| bracket(after, square, d, disc).is_some();
    if after[square] != own || Direction::ALL.into_iter().any(is_left) {
        return 0;
    }
    let choices = Direction::ALL.map(|direction| {
        let run = ray(square, direction).take_while(|&s| after[s] == own);
        run.count().saturating_sub(1)
    });
    choices.into_iter().sum()
}
