//! The greedy player doesn't know what a corner is, so it's easily led into giving
//! you one. You play the color to move, and it plays the other. Write the function
//! that finds how quickly you can have a corner.
//!
//! - Only your own moves count. A pass isn't a move, and if you must pass, you do.
//! - The greedy player answers with `greediest`'s move, and passes if it must.
//! - You have a corner as soon as one of your discs is on a1, h1, a8 or h8,
//!   whoever's turn it is then. If you have one already, the answer is 0.
//! - If `limit` moves aren't enough, the answer is `None`.
//!
//! You may use everything in the chapter.

use end_of_game::Position;

/// The fewest moves after which the color to move has a corner, `limit` at most.
pub fn corner(start: &Position, limit: usize) -> Option<usize> {
    todo!(
        "lead the greedy player on, with {limit} moves at most, from\n{start}"
    )
}
