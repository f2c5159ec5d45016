//! A challenge. Of 338,261 moves in tournament games, two flipped discs in seven
//! directions, and none in eight. Build the board on which Black's d4 does it,
//! and flips as many discs as a move can: 19.
//!
//! - Any board will do, whether or not a game could get there.
//! - Black plays d4, so d4 is empty.
//!
//! You may use everything in the chapter.

use board::Board;

/// A board on which Black's d4 flips 19 discs, in all eight directions.
pub fn all_around() -> Board {
    todo!("place discs so that d4 flips in every direction")
}
