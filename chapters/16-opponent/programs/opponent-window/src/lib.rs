//! Chapter 16 of *Othellier*, in a window: a computer that thinks while the
//! window stays awake, and lets itself be stopped.

mod thinks;
pub use thinks::Thinks;

mod window_game;
pub use window_game::WindowGame;

mod update;

mod run;
pub use run::{run, start};
