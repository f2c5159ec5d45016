//! A challenge. Of 338,261 moves in tournament games, two flipped discs in seven
//! directions, and none in eight. Build the board on which a move does it, and
//! flips as many discs as a move there can.
//!
//! - Black plays on `square`, so that square is empty.
//! - A move flips in a direction if there's room for at least two discs. d4 has
//!   that in all eight directions, and flips 19 discs at most. From a corner it's
//!   three directions and 18 discs.
//! - Any board will do, whether or not a game could get there.
//!
//! You may use everything in the chapter.

use board::{Board, Square};

/// A board on which Black's move on this square flips as many discs as possible.
pub fn all_around(square: Square) -> Board {
    todo!("place discs so that {square} flips in every direction")
}
