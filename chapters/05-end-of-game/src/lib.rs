//! Chapter 5 of *Othellier*: positions, passing, the end of the game and the
//! score.

mod position;
pub use position::Position;
pub use position::Turn;

mod score;
pub use score::Score;
