//! Players regret their moves. Write the function that follows a game and then
//! takes back its last turns.
//!
//! - The game begins at the start, with Black to move, and all its moves are
//!   legal.
//! - A turn is a move or a pass. The moves don't show the passes: if a color
//!   has no legal move and another move follows, that color has passed.
//! - The player whose turn it was then is to move again.
//! - You can't go back past the start: take back as many turns as there are.
//!
//! You may use `Position` and `Turn` of chapter 5, and everything in chapters
//! 1 to 4. `Game::undo` does this job in the chapter; here you do it without.

use board::Square;
use end_of_game::Position;

/// The position when this many turns of the game have been taken back.
pub fn take_back(moves: &[Square], turns: usize) -> Position {
    todo!("take {turns} turns back after {moves:?}")
}
