//! Games that have a result, as a ledger keeps them, and the table of those who
//! played them.

mod score;
pub use score::{ParseScoreError, parse_score};

mod finished_game;
pub use finished_game::{FinishedGame, ParseFinishedGameError};

mod standings;
pub use standings::{Standing, standings};
