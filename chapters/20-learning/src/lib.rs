//! Chapter 20 of *Othellier*: an evaluation that teaches itself by playing.

mod shape;
pub use shape::{Shape, parse_shape, views};

mod contents;
pub use contents::{SharedWeight, contents, shared};

mod places;
pub use places::{Numbers, Places};

mod patterns_error;
pub use patterns_error::PatternsError;

mod patterns;
pub use patterns::Patterns;
pub use patterns::{LARGE, SMALL};

mod learner;
pub use learner::{Learner, Sample};

mod weights;
pub use weights::{NotWeights, Weights};

mod player;
pub use player::Player;

mod self_play;
pub use self_play::{samples, self_play};

mod archive;
pub use archive::samples_from;

mod plan;
pub use plan::Plan;

mod school;
pub use school::School;

mod pupil;
pub use pupil::{Pupil, Round};

mod trainer;
pub use trainer::{Step, Trainer, TrainerError};

mod duel;
pub use duel::Duel;

mod order;
pub use order::learned_order;
