//! Chapter 23 of *Othellier*: an evaluation that teaches itself by playing.

mod player;
pub use player::{Player, by_hand};

mod self_play;
pub use self_play::{Considered, games, samples, self_play};

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
