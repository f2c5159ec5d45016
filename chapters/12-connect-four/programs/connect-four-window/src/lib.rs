//! Connect Four in a window of the terminal, with the architecture of chapter
//! 11: a state, messages that update it, and a view that draws it.

mod falling_disc;
pub use falling_disc::FallingDisc;
pub use falling_disc::ROW_HEIGHT;

mod state;
pub use state::State;

mod update;
pub use update::{Message, update};

mod view;
pub use view::{column_at, view};

mod input;
pub use input::event_message;

mod run;
pub use run::run;
