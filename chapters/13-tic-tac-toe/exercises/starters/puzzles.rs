//! A challenge. *X to move and win*: newspapers print such puzzles for chess, and
//! there's nobody to stop you from doing it for tic-tac-toe. Fill a book of them,
//! with a chapter for each number of marks on the board.
//!
//! A position is a puzzle if
//!
//! - exactly one move wins by force;
//! - that move doesn't win at once. That would be too easy.
//!
//! It may be X's turn or O's, and there are puzzles with 2 to 6 marks. The first
//! check wants one with each number, and the second up to 8. The last one wants every
//! puzzle there is, and to it, boards that are the same once you turn or mirror them
//! are one puzzle.
//!
//! You may use everything in the chapter.

use tic_tac_toe::TicTacToe;

/// As many puzzles as you can find that have this number of marks.
pub fn puzzles(marks: usize) -> Vec<TicTacToe> {
    todo!("find positions with {marks} marks in which one move wins, but later")
}
