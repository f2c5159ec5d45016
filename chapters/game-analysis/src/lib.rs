//! Where a game was lost: each late move, compared with what chapter 19's solver
//! says.

mod judge;
pub use judge::{Judged, judge};
