//! Chapter 21 of *Othellier*: the last twenty-odd squares, played perfectly.

mod around;
pub use around::around;
pub use around::quick_flips;

mod board_shape;
pub use board_shape::BoardShape;

mod candidate;
pub use candidate::{BestMove, Candidate, candidate, candidates};

mod table;
pub use table::cutoff;
pub use table::{Table, more_than};

mod ideas;
pub use ideas::Ideas;

mod solver;
pub use solver::Solver;

mod search;

mod mtdf;
pub use mtdf::mtdf;

mod order;
pub use order::fewest_replies;
pub use order::looking_ahead;
pub use order::odd_quarters;
pub use order::{odd_before, replies_and_parity};

mod last_disc;
pub use last_disc::last_flips;
pub use last_disc::last_one;

mod last_four;
pub use last_four::{Ending, last_four};

mod stability;
pub use stability::stable;
pub use stability::stable_bound;

mod ahead;

mod value;
