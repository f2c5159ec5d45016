//! The complete form of the Visual Basic article: the window of
//! [chapter 11](window) with buttons, a file dialog with filters, confirmation
//! questions, navigation between the games of a file, and layouts for several
//! screen sizes.

mod button;
pub use button::Button;

mod file_filter;
pub use file_filter::{FileEntry, FileFilter, Purpose};

mod file_dialog;
pub use file_dialog::{Choice, FileDialog};

mod effect;
pub use effect::{Effect, FileOutcome, LoadedGame, Source};

mod message;
pub use message::Message;

mod mode;
pub use mode::{Intent, Mode, Question};

mod state;
pub use state::State;

mod confirm;

mod update;
pub use update::update;

mod update_dialog;

mod update_outcome;

mod form;
pub use form::Form;

mod panel;
pub use panel::Panel;

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

mod run;
pub use run::{dispatch, run};
