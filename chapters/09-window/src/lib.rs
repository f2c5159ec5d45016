//! Chapter 9 of *Othellier*: the article's form, in a window of the terminal.

mod button;
pub use button::Button;

mod last_move;
pub use last_move::LastMove;

mod summary;
pub use summary::summary;

mod sentence;
pub use sentence::sentence;

mod file_entry;
pub use file_entry::FileEntry;

mod file_filter;
pub use file_filter::{FileFilter, Purpose};

mod file_dialog;
pub use file_dialog::{Choice, FileDialog};

mod loaded_game;
pub use loaded_game::{LoadedGame, Source};

mod effect;
pub use effect::{Effect, Outcome};

mod message;
pub use message::Message;

mod intent;
pub use intent::Intent;

mod mode;
pub use mode::{Mode, Question};

mod state;
pub use state::State;

mod confirm;

mod update;
pub use update::update;

mod update_dialog;

mod update_outcome;

mod screen;
pub use screen::{Point, Screen};

mod form;
pub use form::Form;

mod panel;
pub use panel::Panel;

mod theme;
pub use theme::Theme;

mod view;
pub use view::view;

mod view_board;

mod view_dialog;

mod input;
pub use input::event_message;

mod mouse;

mod perform_error;
pub use perform_error::PerformError;

mod perform;
pub use perform::{load_game, perform};

#[cfg(unix)]
mod signals;

mod terminal;
pub use terminal::Terminal;

mod run;
pub use run::{dispatch, run};
