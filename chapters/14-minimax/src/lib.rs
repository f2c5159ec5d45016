//! Chapter 14 of *Othellier*: one search for every game.

mod game;
pub use game::Game;
pub use game::POINT;

mod counter;
pub use counter::Counter;
pub use counter::Stopped;

mod search;
pub use search::Evaluation;
pub use search::Search;
pub use search::minimax;

mod analysis;
pub use analysis::ScoredMove;
pub use analysis::analyze;
pub use analysis::best;
pub use analysis::consider;

mod value;
pub use value::Value;

mod tic_tac_toe;

mod connect_four;
pub use connect_four::open_lines;

mod othello;
pub use othello::discs;

mod depth;
pub use depth::ParseDepthError;
pub use depth::read_depth;

mod small_board;
pub use small_board::ParseSizeError;
pub use small_board::read_size;
pub use small_board::small_board;

pub mod undo;
