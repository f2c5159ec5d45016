//! The judge knows; the last of its findings counts.

use end_of_game::Position;
use judge::judge;
use perfect_endgame::{BoardShape, Solver, Table};
use whole_games::Ply;

/// The number of the move that decided the game, if that was one of the last.
pub fn losing_move(moves: &[Ply]) -> Option<usize> {
    let mut solver = Solver::new(BoardShape::EIGHT, Table::new(4).ok()?);
    let judged = judge(&mut solver, Position::start(), moves, 12).ok()?;
    let mut changing =
        judged.iter().filter(|judged| judged.changes_the_result());
    changing.next_back().map(|judged| judged.number)
}
