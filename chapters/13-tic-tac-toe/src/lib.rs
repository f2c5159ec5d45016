//! Chapter 13 of *Othellier*: the tree of a game.

mod mark;
pub use mark::Mark;

mod spot;
pub use spot::Spot;

mod game;
pub use game::LINES;
pub use game::PlayError;
pub use game::TicTacToe;

mod diagram;

mod parse;
pub use parse::ParseError;

mod evaluate;
pub use evaluate::Evaluation;
pub use evaluate::lines;
pub use evaluate::win_or_loss;

/// One move ahead, and two: the steps on the way to any number.
pub mod few_moves;

mod analysis;
pub use analysis::Analysis;
pub use analysis::describe_value;

mod search;
pub use search::analyze;

mod count;
pub use count::Counts;
pub use count::count;

mod level;
pub use level::Level;

mod rand;
pub use rand::Rand;
