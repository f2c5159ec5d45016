//! *Is that enough?*: a match between the old program and the new one may run all
//! night, and after ten games it may be clear already. Abraham Wald's sequential
//! probability ratio test (1945) looks at the games after each of them. When may it
//! stop?
//!
//! - The new program wins `low` percent of its games, or `high` percent: one of the
//!   two is right, and we want to know which. There are no draws.
//! - Each game is more likely by one of these rates than by the other. A win, for
//!   instance, is `high / low` times as likely by the higher one. What's that for a
//!   loss?
//! - Multiply what all games so far say. Once they're 19 times as likely by the one
//!   rate as by the other, or more, that one is believed.
//! - Return after how many games that is, and whether it's the higher rate. If it
//!   never is, return `None`.

/// After how many games it's decided, and whether for the higher rate.
pub fn verdict(games: &[bool], low: u32, high: u32) -> Option<(usize, bool)> {
    todo!("{low} or {high} percent, by {} games?", games.len())
}
