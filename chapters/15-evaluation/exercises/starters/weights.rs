//! A challenge. Your opponent is `phased`, both of you look two moves ahead, and
//! all you may choose is five weights. Tune them by playing.
//!
//! - Your evaluation is the sum of five numbers, each times its weight:
//!   `corner_points`, `legal_moves`, `frontier`, `discs`, and the discs on the
//!   edges, corners not counted. They're in that order.
//! - The match has 30 openings, each with both colors: 60 games. A draw is half a
//!   win. The checks want 38 points, then 42, then 46.
//! - They are every other opening of the chapter's list: the first, the third, and so
//!   on. Tune on the others, and you'll learn how much of your success was luck.
//! - The chapter's `examples/tune.rs` plays such a match, from the others, with the
//!   weights that you give it:
//!
//! ```text
//! cargo run --release -p evaluation --example tune -- 30 10 -5 0 0
//! ```
//!
//! - It prints the margin, too. Is 38 of 60 clear of 50 percent? Is 42?
//!
//! You may use everything in the chapter.

/// The weights of corner points, legal moves, frontier, discs and edges.
pub fn weights() -> [i32; 5] {
    todo!("find weights that win")
}
