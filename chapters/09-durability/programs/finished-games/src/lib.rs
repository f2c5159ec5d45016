//! Finished games, as lines of a ledger, and the table of their players.

mod finished_game;
pub use finished_game::{FinishedGame, ParseFinishedGameError};

mod finished;
pub use finished::finished_game;

mod standings;
pub use standings::{Standing, standings};
