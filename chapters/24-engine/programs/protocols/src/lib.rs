//! The protocols through which other programs use chapter 24's engine: GTP, the
//! Go Text Protocol, and that of NBoard, a window that shows an engine's
//! analysis.

mod gtp;
pub use gtp::Gtp;
pub use gtp::line::{GtpLine, Response, seconds, word};

mod line_reader;
pub use line_reader::LineReader;

mod nboard;
pub use nboard::NBoard;

mod opening_book;
pub use opening_book::{OpeningBook, OpeningBookError};
