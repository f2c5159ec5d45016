//! A challenge. Written as a line, a board takes 64 characters, and they're the
//! same three over and over. Write a function that packs a board into at most
//! 13 bytes, any way you like.
//!
//! - You don't have to unpack it again, but it must be possible: if two boards
//!   differ, by as little as one disc, their bytes must differ, too.
//! - Each square of these boards is empty, black or white. The sentinel never
//!   changes, so it doesn't need any room.
//!
//! Sixteen bytes are easy. For 13, work out how many boards there are.

use board::Board;

/// The board in at most 13 bytes.
pub fn pack(board: &Board) -> Vec<u8> {
    todo!("pack this board:\n{board}")
}
