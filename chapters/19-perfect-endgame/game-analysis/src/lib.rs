//! Where a game was lost: each late move, compared with what chapter 19's solver
//! says.

mod read;
pub use read::read;

mod judge;
pub use judge::{Judged, Placed, judge, moves_of};
