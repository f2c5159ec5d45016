//! What each move of a game lost: near the end chapter 21's judge knows it, and
//! before that chapter 24's engine compares the move with the best one.

mod read;
pub use read::read;

mod compare;
pub use compare::{Comparison, compare};

mod analyzed;
pub use analyzed::{Analyzed, NOISE, worst};

mod reason;
pub use reason::{Reason, reasons};
