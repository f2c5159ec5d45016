//! Chapter 16 of *Othellier*: an opponent. The computer sits down at chapter 7's
//! table. It can think in a thread of its own, and be stopped.

mod players;
pub use players::Players;
pub use players::computer_to_move;
pub use players::names;
pub use players::read_players;

mod describe_choice;
pub use describe_choice::{Choice, choose, describe_choice, in_discs};

mod console_players;
pub use console_players::ConsolePlayers;

mod opening;
pub use opening::opening;

mod report_moves;
pub use report_moves::report_moves;

mod background_search;
pub use background_search::BackgroundSearch;

mod thinker;
pub use thinker::Thinker;
