//! A challenge. A board as a line takes 64 characters, and most of them are the
//! same three over and over. Write a function that packs a board into at most
//! 13 bytes, in whatever way you like.
//!
//! - Nobody will ask you to unpack it. But it must be possible: two boards that
//!   differ, in however little, must not get the same bytes.
//! - A square of these boards is empty, black or white. The sentinel needs no
//!   room, because it never changes.
//!
//! Sixteen bytes are easy. For 13, think about how many boards there are.

use board::Board;

/// The board in at most 13 bytes.
pub fn pack(board: &Board) -> Vec<u8> {
    todo!("pack this board:\n{board}")
}
