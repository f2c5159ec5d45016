//! Two players sit face to face and see the same game, one of them upside
//! down. Some games in the archives were written down from the other side of
//! the table. You can tell, because they're well-known games turned by 180
//! degrees. Write the function that turns a board.
//!
//! - Whatever was on a1 ends up on h8, and whatever was on d2 on e7.
//! - A disc keeps its color.
//! - The sentinel isn't on the board, so it doesn't turn.
//!
//! You may use everything in the chapter.

use board::Board;

/// The board as the player on the other side of the table sees it.
pub fn half_turn(board: &Board) -> Board {
    todo!("turn this board:\n{board}")
}
