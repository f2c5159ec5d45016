//! The level *expert*, which is chapter 24's engine, at the table of chapter 7 and
//! in the background, beside the levels of chapter 15.

mod seats;
pub use seats::{EXPERT, help, seats};

mod thinking;
pub use thinking::{choose, describe, engine, think};

mod background;
pub use background::Background;
