//! Games between Othello programs: those of the book, and any that speak GTP.

mod openings;
pub use openings::openings;

mod contestant;
pub use contestant::Contestant;

mod seat;
pub use seat::{Failure, Seat};

mod book;
pub use book::{BOOK, BookPlayer, PlayerError};

mod program;
pub use program::Program;

mod game;
pub use game::{Finished, play_game};

mod schedule;
pub use schedule::{Pairing, schedule};

mod standings;
pub use standings::{GameResult, Standing, standings};

mod sprt;
pub use sprt::{ENOUGH, NotAQuestion, Sprt};

mod file;
pub use file::{GameFile, ResumeError};
