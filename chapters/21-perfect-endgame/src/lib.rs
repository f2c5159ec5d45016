//! Chapter 21 of *Othellier*: an endgame solver.

mod board_shape;
pub use board_shape::BoardShape;

mod ending;
pub use ending::Ending;
pub use ending::around;

mod candidate;
pub use candidate::{Candidate, candidates};

mod solver;
pub use solver::{Solver, SolverConfig, Table};

mod order_moves;

mod search;

mod measure;

mod order;
pub use order::fewest_replies;
pub use order::odd_quarters;
pub use order::shallow_search_cost;

mod stability;
pub use stability::stable;

mod shallow_search;

mod solve;
