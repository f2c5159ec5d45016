//! Chapter 7 of *Othellier*: games between people, and a greedy player.

mod command;
pub use command::Command;
pub use command::HELP;
pub use command::HINT;
pub use command::ParseCommandError;

mod game;
pub use game::Othello;
pub use game::Refusal;

mod mover;
pub use mover::Keyboard;
pub use mover::Mover;

mod session;
pub use session::Session;

mod greedy;
pub use greedy::Greedy;
pub use greedy::greediest;
