//! Connect Four in a window of the terminal, as chapter 9 made one for Othello:
//! a state, messages that update it, and a view that draws it.

mod state;
pub use state::FallingDisc;
pub use state::State;

mod update;
pub use update::Message;
pub use update::update;

mod view;
pub use view::view;

mod input;
pub use input::message;

mod run;
pub use run::run;
