//! Chapter 22 of *Othellier*: an evaluation that teaches itself by playing.

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

mod player;
pub use player::{Player, by_hand};

mod self_play;
pub use self_play::{Considered, games, samples, self_play};

mod archive;
pub use archive::samples_from;

mod plan;
pub use plan::{Beginner, Generation, Plan};

mod heaps;
pub use heaps::Heaps;

mod descent;
pub use descent::{Descent, Round};

mod trainer;
pub use trainer::{Step, Trainer};

mod duel;
pub use duel::Duel;

mod order;
pub use order::learned_order;
