//! Chapter 7 of *Othellier*: two people at one keyboard.

mod player;
pub use player::Player;
pub use player::players;

mod rules;
pub use rules::ParseSizeError;
pub use rules::Rules;
pub use rules::Size;

mod command;
pub use command::Command;
pub use command::HELP;
pub use command::HINT;
pub use command::ParseCommandError;

mod game;
pub use game::Othello;
pub use game::Refusal;
pub use game::Status;

mod mover;
pub use mover::{Answer, Mover};

mod keyboard;
pub use keyboard::Keyboard;

mod session;
pub use session::Session;

mod opening;
pub use opening::IllegalPly;
