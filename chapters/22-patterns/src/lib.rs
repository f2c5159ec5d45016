//! Chapter 22 of *Othellier*: an evaluation by patterns, whose weights are
//! learned.

mod patterns_error;
pub use patterns_error::PatternsError;

mod shape;
pub use shape::{Shape, parse_shape, views};

mod contents;
pub use contents::{SharedWeight, Sharing, content_count, shared_weights};

mod instances;
pub use instances::{Instances, Numbers};

mod patterns;
pub use patterns::Patterns;
pub use patterns::{LARGE, MEDIUM, SMALL};

mod phase;
pub use phase::Phase;

mod learner;
pub use learner::{Learner, Sample};

mod weights;
pub use weights::{NotWeights, Weights};
