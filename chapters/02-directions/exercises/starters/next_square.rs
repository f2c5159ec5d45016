//! Let's take the edges away. If you leave this board on the right, you come
//! back in on the left, in the same row. If you leave it at the top, you come
//! back in at the bottom, in the same column. Write the function that takes one
//! step.
//!
//! - East of c6 is d6, as ever.
//! - East of h4 is a4. (It isn't a5. That would be this chapter's bug.)
//! - North of c1 is c8. Northeast of h1 is a8, across two edges at once.
//! - The sentinel isn't on the board, so there's no way back from it: a step
//!   from `Square::OVERFLOW` leads to `Square::OVERFLOW`.
//!
//! You may use everything in the chapter.

use board::Square;
use directions::Direction;

/// The square after this one, on a board without edges.
pub fn next_square(square: Square, direction: Direction) -> Square {
    todo!("the square after {square} to the {direction}")
}
