//! A crash has left a ledger with torn lines. The chapter's program doesn't count
//! them. You can do better, because half a line still tells you something.
//! Write the function that says how many games a player has won for certain.
//!
//! - A line is a game: Black's points and White's, Black's name and White's, as
//!   in `35-29; Ann; Bob`. Every line ends with `\n`.
//! - If the last line has no `\n`, it's torn. A torn line further up ends with
//!   `;;; cut short`, which isn't part of it.
//! - Whatever a `;` follows has arrived whole. What comes last in a torn line may
//!   have been longer: `Bo` may have been Bob, and `3` may have been 35.
//! - The player with more points has won. If both have the same, nobody has.
//! - The spaces around a name aren't part of it.
//!
//! Apart from the tears, the ledger is in order. You may use everything that a
//! `str` can do.

/// How many games this player has won for certain.
pub fn wins(ledger: &str, player: &str) -> usize {
    todo!("count the games that {player} won in {ledger:?}")
}
