//! Chapter 10 of *Othellier*: the tree of a game.

mod mark;
pub use mark::Mark;

mod spot;
pub use spot::ParseSpotError;
pub use spot::Spot;

mod game;
pub use game::Game;
pub use game::LINES;
pub use game::PlayError;

mod diagram;
pub use diagram::ParseGameError;

mod evaluate;
pub use evaluate::Evaluation;
pub use evaluate::lines;
pub use evaluate::win_or_loss;

pub mod few_moves;

mod search;
pub use search::Analysis;
pub use search::analyze;

mod count;
pub use count::Counts;
pub use count::count;

mod rand;
pub use rand::ParseRandError;
pub use rand::Rand;
pub use rand::by_tossing;

mod level;
pub use level::Level;
pub use level::ParseLevelError;

mod player;
pub use player::ParsePlayerError;
pub use player::Player;
