//! Chapter 10 of *Othellier*: another game on the same board.

mod column;
pub use column::Column;
pub use column::ParseColumnError;

mod grid;
pub use grid::empty_grid;
pub use grid::landing;

mod axis;
pub use axis::Axis;
pub use axis::four_through;
pub use axis::run;

mod game;
pub use game::DropError;
pub use game::Game;

mod sequence;
pub use sequence::ParseSequenceError;

mod count;
pub use count::count;

mod table;
pub use table::Table;

#[cfg(not(target_family = "wasm"))]
mod state;
#[cfg(not(target_family = "wasm"))]
pub use state::Falling;
#[cfg(not(target_family = "wasm"))]
pub use state::State;

#[cfg(not(target_family = "wasm"))]
mod update;
#[cfg(not(target_family = "wasm"))]
pub use update::Message;
#[cfg(not(target_family = "wasm"))]
pub use update::update;

#[cfg(not(target_family = "wasm"))]
mod view;
#[cfg(not(target_family = "wasm"))]
pub use view::view;

#[cfg(not(target_family = "wasm"))]
mod show;
#[cfg(not(target_family = "wasm"))]
pub use show::message;
#[cfg(not(target_family = "wasm"))]
pub use show::show;
