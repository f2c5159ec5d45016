//! The protocol of NBoard, a window in which engines say what they think, for
//! chapter 24's engine.

mod nboard;
pub use nboard::NBoard;
