//! Analyzes the moves of a game: the late ones with chapter 21's solver, and
//! the others by comparing them with the best move of chapter 24's engine.

mod analyzed_move;
pub use analyzed_move::{AnalyzedMove, NOISE, worst};

mod compare;
pub use compare::{Comparison, MAX_SCORE, compare};

mod input;
pub use input::read;

mod reason;
pub use reason::{Reason, reasons};
