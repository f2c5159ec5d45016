//! Chapter 18 of *Othellier*: the board in two numbers.

mod mask;
pub use mask::Squares;
pub use mask::bit;
pub use mask::diagram;
pub use mask::squares;

mod position;
pub use position::BitPosition;

mod step;
pub use step::step;

pub mod loops;

pub mod doubling;

pub mod lanes;

pub mod carry;

mod moves;

mod perft;
pub use perft::perft;
pub use perft::perft_with;

mod game;

pub mod evaluate;

mod order;
pub use order::fewest_replies;
