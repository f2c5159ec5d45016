// caught by: no_move_leaves_a_bracketed_run
// mistake: There's still a bracket: the move would have turned that run over.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};

pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    let own = Cell::from(disc);
    if after[square] != own {
        return 0;
    }
    let choices = Direction::ALL.map(|direction| {
        let run = ray(square, direction).take_while(|&s| after[s] == own);
        run.count().max(1)
    });
    choices.into_iter().product::<usize>() - 1
}
