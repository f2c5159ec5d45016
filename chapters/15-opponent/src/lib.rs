//! Chapter 15 of *Othellier*: an opponent. The computer sits down at chapter 7's
//! table and in chapter 10's window, thinks in a thread of its own, and can be
//! stopped.

mod describe_choice;
pub use describe_choice::describe_choice;

mod othello_player;
pub use othello_player::OthelloPlayer;
pub use othello_player::ParseOthelloPlayerError;

mod console_players;
pub use console_players::ConsolePlayers;

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
