//! Chapter 23 of *Othellier*: an evaluation that teaches itself by playing.

mod player;
pub use player::{Player, by_hand};

mod self_play;
pub use self_play::Considered;
pub use self_play::samples;
pub use self_play::self_play;

mod heaps;
pub use heaps::Heaps;

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
