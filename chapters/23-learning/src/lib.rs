//! Chapter 23 of *Othellier*: training an evaluation by self-play.

mod player;
pub use player::{Player, by_hand};

mod self_play;
pub use self_play::ScoredPosition;
pub use self_play::samples;
pub use self_play::self_play;

mod dataset;
pub use dataset::Dataset;

mod teacher;
pub use teacher::Teacher;

mod plan;
pub use plan::Generation;
pub use plan::Plan;

mod games;
pub use games::games;

mod teacher_games;

mod descent;
pub use descent::Descent;
pub use descent::Round;

mod trainer;
pub use trainer::Step;
pub use trainer::Trainer;

mod duel;
pub use duel::Duel;
