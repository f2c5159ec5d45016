//! Chapter 5 of *Othellier*: whose turn it is, passing, the end and the score.

mod position;
pub use position::Position;
pub use position::Turn;

mod score;
pub use score::Score;
