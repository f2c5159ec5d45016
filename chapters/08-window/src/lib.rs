//! Chapter 8 of *Othellier*: the article's form, in a window of the terminal.

mod button;
pub use button::Button;

mod last;
pub use last::Last;

mod news;
pub use news::news;

mod state;
pub use state::{Mode, Question, Source, State};

mod message;
pub use message::{Effect, Intent, Message, Opened, Outcome};

mod file_dialog;
pub use file_dialog::{Choice, FileDialog, Purpose};

mod entry;
pub use entry::{Entry, Filter};

mod update;
pub use update::{sentence, update};

mod update_dialog;

mod outcome;

mod form;
pub use form::Form;

mod panel;
pub use panel::Panel;

mod look;
pub use look::Look;

mod view;
pub use view::view;

mod view_board;

mod view_dialog;

mod input;
pub use input::message;

mod mouse;

mod files_error;
pub use files_error::FilesError;

mod files;
pub use files::{open, perform};

mod terminal;
pub use terminal::Terminal;

mod run;
pub use run::{feed, run};
