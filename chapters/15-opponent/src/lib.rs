//! Chapter 15 of *Othellier*: an opponent. The computer sits down at chapter 7's
//! table and in chapter 10's window, thinks in a thread of its own, and can be
//! stopped.

mod describe_choice;
pub use describe_choice::describe_choice;

mod players;
pub use players::Players;
pub use players::computer_to_move;
pub use players::names;

mod console_players;
pub use console_players::ConsolePlayers;

mod report_moves;
pub use report_moves::report_moves;

mod stoppable;
pub use stoppable::Stoppable;

mod background_search;
pub use background_search::BackgroundSearch;

mod thinker;
pub use thinker::Choice;
pub use thinker::Thinker;

mod window_game;
pub use window_game::WindowGame;

mod window_update;
