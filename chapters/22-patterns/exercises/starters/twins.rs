//! What can't patterns see? Two boards are *twins* for some patterns if every learner
//! with these patterns has the same opinion of both, whatever it has learned. Then no
//! game in the world could teach it to tell them apart.
//!
//! - `twins(patterns, one, other)` gets the patterns as `Patterns::new` reads them, such
//!   as `"a1b1c1 moves"`. After the word `colors`, they share weights by colors, too.
//! - On both boards it's Black's move. They may be boards that no game leads to, but
//!   have four discs or more.
//! - The learners have two phases.
//! - Return whether the boards are twins.
//!
//! You may use everything in the chapter. `BitPosition::from` makes chapter 18's
//! position of a `&Position`.

use board::Board;

/// Whether no weights of these patterns tell one board from the other.
pub fn twins(patterns: &str, one: &Board, other: &Board) -> bool {
    todo!("does {patterns} see the same on\n{one}and on\n{other}?")
}
