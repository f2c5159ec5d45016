//! A challenge. *X to move and win*: newspapers print such puzzles for chess, and
//! there's nobody to stop you from doing it for tic-tac-toe. Fill a book of them.
//!
//! A position is a puzzle if
//!
//! - exactly one move wins by force, and all the others don't;
//! - that move doesn't win at once: that would be too easy.
//!
//! It may be X's turn or O's. The checks want one puzzle first, and then 10
//! different ones. For the last check, boards that are the same once you turn or
//! mirror them count as one, and it wants every puzzle there is.
//!
//! You may use everything in the chapter.

use tic_tac_toe::Game;

/// As many puzzles as you can find.
pub fn puzzles() -> Vec<Game> {
    todo!("find positions in which exactly one move wins, but not at once")
}
