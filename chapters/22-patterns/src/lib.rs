//! Chapter 22 of *Othellier*: a board seen through patterns, and an evaluation
//! that learns from games.

mod patterns_error;
pub use patterns_error::PatternsError;

mod shape;
pub use shape::{Shape, parse_shape, views};

mod contents;
pub use contents::{SharedWeight, Sharing, contents, shared};

mod places;
pub use places::{Numbers, Places};

mod patterns;
pub use patterns::Patterns;
pub use patterns::{LARGE, MEDIUM, SMALL};

mod phase;
pub use phase::Phase;

mod learner;
pub use learner::{Learner, Sample};

mod weights;
pub use weights::{NotWeights, Weights};
