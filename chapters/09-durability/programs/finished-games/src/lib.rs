//! Games that have a result, as a ledger keeps them, and the table of those who
//! played them.

mod finished_game;
pub use finished_game::{FinishedGame, ParseFinishedGameError};

mod finished;
pub use finished::finished_game;

mod standings;
pub use standings::{Standing, standings};
