//! Chapter 11 of *Othellier*: the game in a window of the terminal.

mod restore;
pub use restore::Restore;
pub use restore::release_mouse_on_panic;
pub use restore::restore;

#[cfg(unix)]
mod signals;
#[cfg(unix)]
pub use signals::listen;

mod last_move;
pub use last_move::LastMove;

mod summary;
pub use summary::summary;

mod sentence;
pub use sentence::sentence;

mod state;
pub use state::State;

mod message;
pub use message::{Effect, Message, Outcome, Step};

mod update;
pub use update::update;

mod screen;
pub use screen::{Point, Screen};

mod board_view;
pub use board_view::BoardView;

mod view;
pub use view::{BOARD, view};

mod input;
pub use input::event_message;

mod perform;
pub use perform::{dispatch, perform};

mod run;
pub use run::run;
