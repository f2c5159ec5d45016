//! Chapter 7 of *Othellier*: two people at one keyboard.

mod rules;
pub use rules::ParseSizeError;
pub use rules::Rules;
pub use rules::Size;

mod player;
pub use player::Player;

mod game;
pub use game::Game;
pub use game::IllegalPly;
pub use game::Placed;
pub use game::Refusal;
pub use game::Status;

mod command;
pub use command::Command;
pub use command::ParseCommandError;

mod mover;
pub use mover::Mover;

mod keyboard;
pub use keyboard::Keyboard;

mod session;
pub use session::HINT;
pub use session::Session;
