//! The teacher's wing: it hands out assignments and grades what comes back.

pub mod model;
pub mod points;
