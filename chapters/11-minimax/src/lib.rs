//! Chapter 11 of *Othellier*: one search for every game.

mod game;
pub use game::Game;
pub use game::POINT;

mod search;
pub use search::Evaluation;
pub use search::minimax;

mod analysis;
pub use analysis::Considered;
pub use analysis::analyse;
pub use analysis::best;
pub use analysis::consider;

mod worth;
pub use worth::Worth;
pub use worth::thought_of;

mod tic_tac_toe;

mod connect_four;
pub use connect_four::open_lines;

mod othello;

pub mod evaluate;

mod skill;
pub use skill::Skill;

mod level;
pub use level::Levels;

mod openings;
pub use openings::openings;

mod contest;
pub use contest::Tally;
pub use contest::contest;
pub use contest::play_out;

mod depth;
pub use depth::ParseDepthError;
pub use depth::read_depth;

mod computer;
pub use computer::Computer;
pub use computer::ParseComputerError;

mod seat;
pub use seat::ParseSeatError;
pub use seat::Seat;

mod seats;
pub use seats::Seats;

mod table;
pub use table::Shown;
pub use table::Table;

mod stoppable;
pub use stoppable::Stoppable;

mod thought;
pub use thought::Thought;

#[cfg(not(target_family = "wasm"))]
mod desk;
#[cfg(not(target_family = "wasm"))]
pub use desk::Desk;

#[cfg(not(target_family = "wasm"))]
mod show;
#[cfg(not(target_family = "wasm"))]
pub use show::show;

pub mod other_ways;
