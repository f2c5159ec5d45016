//! Chapter 21 of *Othellier*: the last twenty-odd squares, played perfectly.

mod board_shape;
pub use board_shape::BoardShape;

mod ending;
pub use ending::Ending;
pub use ending::around;

mod candidate;
pub use candidate::{Candidate, candidates};

mod solver;
pub use solver::{Ideas, Solver, Table};

mod sorted;

mod search;

mod measure;

mod order;
pub use order::fewest_replies;
pub use order::looking_ahead;
pub use order::odd_quarters;

mod stability;
pub use stability::stable;

mod ahead;

mod value;
