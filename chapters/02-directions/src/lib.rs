//! Chapter 2 of *Othellier*: directions, steps from square to square, and rays.

mod direction;
pub use direction::Direction;
pub use direction::ParseDirectionError;

mod next;
pub use next::next;
pub use next::next_by_index;

mod ray;
pub use ray::{Ray, ray};

pub mod other_ways;
