//! What chapter 21's solver is asked.

use bitboards::BitPosition;
use board::Square;
use end_of_game::Position;
use perfect_endgame::{BoardShape, Solver, Table};
use whole_games::Ply;

/// The most empty squares that a reader would wait for.
pub const MOST: usize = 14;

/// The megabytes of its table. It's made anew for every answer.
const MEGABYTES: usize = 4;

/// What the best move is worth in a position, and what the one is worth that
/// led to the next position, both to the side that made it.
pub fn judge(before: &Position, after: &Position) -> [i32; 2] {
    [value(before.into()), -value(after.into())]
}

/// What a legal move is worth to the side that makes it.
pub fn worth(position: &Position, square: Square) -> i32 {
    let before = BitPosition::from(position);
    -value(before.play(square))
}

/// The best move; of several, the first.
pub fn best_ply(position: &Position) -> Option<Ply> {
    solver()?.best_ply(position).map(|(ply, _)| ply)
}

fn value(position: BitPosition) -> i32 {
    solver().map_or(0, |mut solver| solver.value(position))
}

fn solver() -> Option<Solver> {
    Some(Solver::new(BoardShape::EIGHT, Table::new(MEGABYTES).ok()?))
}
