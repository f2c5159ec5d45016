//! Two players sit face to face and see the same game, one of them upside
//! down. Some games in the records were written down from the other side of
//! the table: they are known games, turned by 180 degrees. Write the function
//! that turns a board.
//!
//! - What stood on a1 stands on h8, what stood on d2 stands on e7.
//! - A disc keeps its color.
//! - The sentinel is no square of the board and does not turn.
//!
//! You may use everything in the chapter.

use board::Board;

/// The board as the player on the other side of the table sees it.
pub fn half_turn(board: &Board) -> Board {
    todo!("turn this board:\n{board}")
}
