//! There are 64 squares, and 6 bits can be 64 things. So a game of 60 moves fits
//! into 45 bytes instead of 60. Write the function that reads such a game.
//!
//! - The first byte is the number of moves, at most 60.
//! - After it come the moves, 6 bits for each, which are the square's index:
//!   0 is a1, 1 is b1, 63 is h8.
//! - The bits of a byte are read from its highest to its lowest, and where a
//!   byte ends, a move goes on in the next. So four moves are three bytes:
//!   `aaaaaabb bbbbcccc ccdddddd`.
//! - In the last byte, some bits may be left over. It doesn't matter what they
//!   are.
//!
//! If there are more than 60 moves, or fewer or more bytes than they need, the
//! answer is `None`.

use board::Square;

/// The moves of this game, or `None` if the bytes aren't a game.
pub fn six_bits(bytes: &[u8]) -> Option<Vec<Square>> {
    todo!("read the moves in {bytes:?}")
}
