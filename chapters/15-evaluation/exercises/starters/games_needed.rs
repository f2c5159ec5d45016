//! A match is over, and its margin is too wide to believe it. How long must the
//! next one be? Write the function that says so.
//!
//! - `games` games were played, and the margin came to `margin` percent.
//! - The margin shrinks with the square root of the number of games, as in the
//!   chapter.
//! - Return the smallest number of games that brings it down to `wanted` percent
//!   or less. If the margin is already narrower than that, fewer games will do.
//!
//! The rule of 100 percent and a square root won't help you here: it's for matches
//! in which both sides win about equally often. And stay with whole numbers, which
//! don't round when you aren't looking.

/// How many games have a margin of `wanted` percent, if `games` games have one of
/// `margin` percent. Neither margin is 0.
pub fn games_needed(games: u64, margin: u64, wanted: u64) -> u64 {
    todo!("{games} games, ± {margin} %: how many for ± {wanted} %?")
}
