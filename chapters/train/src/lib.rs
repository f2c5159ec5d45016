//! What the program that learns chapter 20's weights draws.

mod plot;
pub use plot::{Shown, plot};
