//! Chapter 12 of *Othellier*: one search for every game.

mod game;
pub use game::Game;
pub use game::POINT;

mod search;
pub use search::Evaluation;
pub use search::minimax;

mod analysis;
pub use analysis::Considered;
pub use analysis::analyze;
pub use analysis::best;
pub use analysis::consider;

mod value;
pub use value::Value;
pub use value::describe_choice;

mod tic_tac_toe;

mod connect_four;
pub use connect_four::open_lines;

mod othello;

pub mod evaluate;

mod engine;
pub use engine::Engine;

mod level;
pub use level::Levels;

mod openings;
pub use openings::openings;

mod matches;
pub use matches::Tally;
pub use matches::play_match;
pub use matches::play_out;

mod depth;
pub use depth::ParseDepthError;
pub use depth::read_depth;

mod computer;
pub use computer::Computer;
pub use computer::ParseComputerError;

pub mod undo;
