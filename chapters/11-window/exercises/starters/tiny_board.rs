//! A challenge. You want to watch a game in the corner of a screen. How
//! small can a board be? Design a picture of it, and write the function that draws
//! it.
//!
//! - The picture is a text. No line of it is longer than 8 characters.
//! - You may use the printable characters of ASCII, and those from `─` (U+2500) to
//!   `◿` (U+25FF): lines, blocks, geometric shapes. Only `◽` and `◾` (U+25FD
//!   and U+25FE) are out: they're two columns wide.
//! - If two boards differ in a square, their pictures must differ, too.
//! - The checks want at most 8 lines, and then at most 4. Can you make it smaller
//!   still, and can people read it? How few characters could do, by counting?
//!
//! You may use everything in the chapter.

use board::Board;

/// A picture of the board, as small as possible.
pub fn tiny_board(board: &Board) -> String {
    todo!("draw this in a few characters\n{board}")
}
