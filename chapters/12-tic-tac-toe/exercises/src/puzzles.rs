//! A challenge. *X to move and win*: newspapers print such puzzles for chess, and
//! there's nobody to stop you from doing it for tic-tac-toe. Fill a book of them.
//!
//! A position is a puzzle if
//!
//! - exactly one move wins by force;
//! - that move doesn't win at once. That would be too easy.
//!
//! It may be X's turn or O's. The first check wants one puzzle, and the second
//! wants 10. The last one wants every puzzle there is, and to it, boards that are
//! the same once you turn or mirror them are one puzzle.
//!
//! You may use everything in the chapter.

use tic_tac_toe::TicTacToe;

/// As many puzzles as you can find.
pub fn puzzles() -> Vec<TicTacToe> {
    todo!("find positions in which exactly one move wins, but not at once")
}
