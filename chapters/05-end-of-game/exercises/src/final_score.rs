//! When a game is over, the discs are counted. Write the function that gives
//! the result.
//!
//! - A disc is a point.
//! - The squares that are still empty go to the winner: Ralle - Thor ends with
//!   34 black discs, 29 white ones and one empty square, and Black wins 35-29.
//! - If both have as many discs, each gets half of the empty squares.
//! - On a smaller board, the squares that hold `Cell::Border` count for nobody:
//!   discs and empty squares add up to less than 64.
//!
//! You may use everything in chapter 1, and `Score`. `Score::result` does this
//! job in the chapter; here you do it without.

use board::Board;
use end_of_game::Score;

/// The result of a game that ends on this board.
pub fn final_score(board: &Board) -> Score {
    todo!("count the points\n{board}")
}
