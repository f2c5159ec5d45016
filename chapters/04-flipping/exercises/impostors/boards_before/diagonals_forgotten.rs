// caught by: a_diagonal_has_choices_too
// mistake: It looks as if you left out the diagonals: there are eight directions.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    let own = Cell::from(disc);
    let is_left = |d| bracket(after, square, d, disc).is_some();
    if after[square] != own || Direction::ALL.into_iter().any(is_left) {
        return 0;
    }
    let choices =
        [0, 2, 4, 6]
            .map(|turn| Direction::ALL[turn])
            .map(|direction| {
                let run =
                    ray(square, direction).take_while(|&s| after[s] == own);
                run.count().max(1)
            });
    choices.into_iter().product::<usize>() - 1
}
