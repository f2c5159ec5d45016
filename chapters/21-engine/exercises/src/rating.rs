//! *A rating*: how many Elo points is one player ahead of another, after a match?
//!
//! - A win counts 1, a draw a half. The rate is the points divided by the games.
//! - A player who's ahead by `d` points has a rate of 1 / (1 + 10^(-d/400)). You
//!   know the rate, and want `d`.
//! - Round to the nearest whole number.
//! - If there were no games, or one of the two has every point, return `None`: no
//!   number is large enough.

/// By how many points the player with these wins and losses is ahead.
pub fn rating(wins: u32, draws: u32, losses: u32) -> Option<i32> {
    todo!("{wins} wins, {draws} draws and {losses} losses are how many points?")
}
