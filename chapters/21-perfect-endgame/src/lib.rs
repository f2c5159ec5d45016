//! Chapter 21 of *Othellier*: the last twenty-odd squares, played perfectly.

mod around;
pub use around::around;
pub use around::quick_flips;

mod board_shape;
pub use board_shape::BoardShape;

mod order;
pub use order::fewest_replies;
pub use order::odd_quarters;
pub use order::replies_and_parity;
pub use order::{BestMove, Candidate, candidate, candidates};

mod move_stack;
pub use move_stack::MoveStack;

mod search;
pub use search::{Search, mtdf};

mod last_disc;
pub use last_disc::last_flips;

mod last_one;
pub use last_one::last_one;

mod last_four;
pub use last_four::Ending;

mod shortcut;
pub use shortcut::last_four;

mod stability;
pub use stability::stable;
pub use stability::stable_bound;

mod table;
pub use table::{Known, Table};

mod technique;
pub use technique::{Technique, Techniques};

mod solver;
pub use solver::Solver;

mod by_parity;

mod solve;

mod value;
