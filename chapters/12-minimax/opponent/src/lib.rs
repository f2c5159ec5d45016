//! An opponent for people: the computer of chapter 12 plays three games at the
//! keyboard, and Othello in chapter 9's window.

mod playable;
pub use playable::Playable;

mod session;
pub use session::Session;

mod othello_player;
pub use othello_player::OthelloPlayer;
pub use othello_player::ParseOthelloPlayerError;

mod console_players;
pub use console_players::ConsolePlayers;

mod stoppable;
pub use stoppable::Stoppable;

mod background_search;
pub use background_search::BackgroundSearch;

mod window_game;
pub use window_game::WindowGame;

mod run;
pub use run::run;
