//! Given: copied by `begin`, not typed.
//!
//! The parts of the engine besides its search: evaluations, the transposition
//! table, ProbCut's fits, limits, time management and command-line options.

mod best_moves;
mod claims;
mod closed_output;
mod evaluation;
mod feature;
mod fit;
mod options;
mod search_info;
mod search_limits;
mod table;
mod time;

pub use best_moves::BestMoves;
pub use claims::{Claim, Claims};
pub use closed_output::is_output_closed;
pub use evaluation::{DISC, Evaluation, INFINITY, by_hand};
pub use evaluation::{learned, learned_from, learned_small};
pub use feature::Feature;
pub use fit::{Fit, MAX_PROBCUT_DEPTH, MIN_PROBCUT_DEPTH, fit};
pub use options::Options;
pub use search_info::{Iteration, SearchInfo};
pub use search_limits::{Counter, Goal, Limits};
pub use table::{Entry, Table};
pub use time::{Clock, TimeLimits, TimeManager};
