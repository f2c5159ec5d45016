//! What each move of a game lost: chapter 21's engine compares it with the best
//! one.

mod compare;
pub use compare::{Comparison, compare};

mod analyzed;
pub use analyzed::{Analyzed, NOISE};

mod worst;
pub use worst::worst;
