//! You find a napkin in a café. It has the moves of a game on it, and no rules.
//! What were they playing? Write the function that finds every set of rules
//! under which the whole game is legal.
//!
//! - The board has 4, 6 or 8 squares a side, Black or White begins, and they
//!   play with the house rule or without it: that's 12 sets of rules. The four
//!   discs are where they always are.
//! - An answer is the size, the color that begins, and whether there's a house
//!   rule. List smaller boards first, then Black before White, then `false`
//!   before `true`.
//! - A player who must pass has passed. A player who may place a disc by the
//!   house rule never passes in this café.
//!
//! You may use everything in the chapter.

use board::{Disc, Square};
use two_players::Size;

/// The sets of rules under which all these moves are legal.
pub fn which_rules(moves: &[Square]) -> Vec<(Size, Disc, bool)> {
    todo!("find the rules that allow {moves:?}")
}
