//! What chapter 24's engine is made with, besides its search: opinions, a table
//! that threads share, how well a glance predicts, a clock, and options.

mod best;
mod claims;
mod clock;
mod evaluation;
mod fit;
mod limits;
mod options;
mod table;
mod technique;
mod thought;
mod time_need;

pub use best::Best;
pub use claims::{Claim, Claims};
pub use clock::{Budget, Clock};
pub use evaluation::{DISC, Evaluation, by_hand};
pub use evaluation::{learned, learned_from, learned_small};
pub use fit::{Fit, PROBCUT_FROM, PROBCUT_TO, fit};
pub use limits::{Counter, Goal, Limits};
pub use options::Options;
pub use table::{Known, Table};
pub use technique::Technique;
pub use thought::Thought;
pub use time_need::TimeNeed;
