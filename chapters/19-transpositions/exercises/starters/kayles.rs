//! Kayles is an old game with skittles: pins stand in rows, side by side. Two players
//! take turns to throw a ball, and they never miss. A ball knocks down one pin, or two
//! that stand next to each other. If they weren't at the end of their row, the rest is
//! two rows from then on. The player who takes the last pin wins.
//!
//! - `kayles(rows)` gets the lengths of the rows, such as `&[5, 3]`. A row can be
//!   empty.
//! - Return whether the side to move wins, if both play their best.
//! - There may be 28 pins in all, and you have a few seconds. So remember what you've
//!   seen.
//!
//! People know a formula for this game. You don't need it, because a table with the
//! right key is enough.

/// Whether the player who throws next wins.
pub fn kayles(rows: &[usize]) -> bool {
    todo!("who wins with rows of {rows:?}?")
}
