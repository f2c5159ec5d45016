//! Chapter 2 of *Othellier*: eight directions, and walks that know where the
//! board ends.

mod direction;
pub use direction::Direction;
pub use direction::ParseDirectionError;

mod next;
pub use next::by_arithmetic;
pub use next::next;

mod ray;
pub use ray::{Ray, ray};

pub mod other_ways;
