//! *The move that decided it*: a game may be lost, won back, and lost again. Find the
//! move after which the result didn't change anymore.
//!
//! - `moves` is a whole game from the usual start.
//! - Look at the moves that were made with at most 12 empty squares.
//! - A result is a win, a draw or a loss. If a move turned one into another, it
//!   changed the result.
//! - Return the number of the last such move, counted from 1, or `None` if no move
//!   changed the result that late.
//!
//! You may use everything in the chapter, and the crate `judge`:
//! `judge(&mut solver, Position::start(), moves, 12)` returns `Ok(…)`, with a
//! `Judged` for each of those moves. `cargo run -p game-analysis -- MOVES --from 49`
//! shows what it finds.

use whole_games::Ply;

/// The number of the move that decided the game, if that was one of the last.
pub fn losing_move(moves: &[Ply]) -> Option<usize> {
    todo!("which of these {} moves decided the game?", moves.len())
}
