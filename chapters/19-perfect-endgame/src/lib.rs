//! Chapter 19 of *Othellier*: the last twenty-odd squares, played perfectly.

mod around;
pub use around::around;
pub use around::quick_flips;

mod area;
pub use area::Area;

mod order;
pub use order::fewest_replies;
pub use order::replies_and_parity;
pub use order::{Candidate, candidate, candidates};

mod choices;
pub use choices::Choices;

mod search;
pub use search::{Search, settle};

mod parity;
pub use parity::odd_quarters;

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
pub use table::{Found, Known, Table};

mod idea;
pub use idea::Idea;

mod solver;
pub use solver::Solver;

mod by_parity;

mod solve;

mod value;
