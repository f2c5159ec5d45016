//! The level *expert*, which is chapter 21's engine, at the table of chapter 7 and
//! in the background, beside the levels of chapter 14.

mod seats;
pub use seats::{EXPERT, help, seats};

mod thinking;
pub use thinking::{choose, describe, engine, think};

mod background;
pub use background::Background;
