//! A challenge. Your opponent is `phased`, both of you look two moves ahead, and
//! all you may choose is five weights. Tune them by playing.
//!
//! - Your evaluation is the sum of five numbers, each times its weight:
//!   `corner_points`, `legal_moves`, `frontier`, `discs`, and the discs on the
//!   edges, corners not counted. They're in that order.
//! - The match has 30 openings, each with both colors: 60 games. A draw is half a
//!   win. The checks want 38 points, then 42, then 46.
//! - They are every other opening of the chapter's list: the first, the third, and
//!   so on. If you tune on the others, you'll learn how much of your success was
//!   luck.
//! - `compare` in the chapter tries weights for you, if you give each try a function
//!   of its own. How many games does it take to tell 38 of 60 from 42 of 60?
//!
//! You may use everything in the chapter.

/// The weights of corner points, legal moves, frontier, discs and edges.
pub fn weights() -> [i32; 5] {
    todo!("find weights that win")
}
