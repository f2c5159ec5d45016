//! Players regret their moves. Write the function that follows a game and then
//! takes back its last turns.
//!
//! - The game begins at the start, with Black to move, and all its moves are
//!   legal.
//! - A turn is a move or a pass. The moves do not tell the passes: a color that
//!   has no legal move has passed when another move comes after it.
//! - Whoever had the turn then has it again.
//! - Nobody can go back before the start: take back as many turns as there are.
//!
//! You may use `Position` and `Turn` of chapter 5, and everything in chapters 1
//! to 4. `Game::undo` does this job in the chapter; here you do it without.

use board::Square;
use end_of_game::Position;

/// The position when this many turns of the game have been taken back.
pub fn take_back(moves: &[Square], turns: usize) -> Position {
    todo!("take {turns} turns back after {moves:?}")
}
