//! Games between Othello programs: the book's players, and programs that speak
//! GTP.

mod openings;
pub use openings::openings;

mod contestant;
pub use contestant::Contestant;

mod participant;
pub use participant::{Failure, Participant};

mod book_player;
pub use book_player::{BOOK_PLAYERS, BookPlayer, PlayerError};

mod program;
pub use program::Program;

mod game;
pub use game::{FinishedGame, play_game};

mod schedule;
pub use schedule::{Pairing, schedule};

mod standings;
pub use standings::{GameResult, Standing, standings};

mod sprt;
pub use sprt::{DECISIVE_RATIO, ParseSprtError, Sprt};

mod game_file;
pub use game_file::{GameFile, ResumeError};
