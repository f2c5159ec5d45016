//! GTP, the Go Text Protocol, for chapter 24's engine, and the reading of lines
//! that come while it thinks.

mod line;
pub use line::{Answer, GtpLine, seconds, word};

mod gtp;
pub use gtp::Gtp;

mod moves;

mod commands;

mod opening_book;
pub use opening_book::{NotAnOpening, OpeningBook};

mod input;
pub use input::Input;
