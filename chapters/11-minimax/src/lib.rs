//! Chapter 11 of *Othellier*: one search for every game.

mod game;
pub use game::Game;
pub use game::POINT;

mod search;
pub use search::Evaluation;
pub use search::minimax;

mod analysis;
pub use analysis::Considered;
pub use analysis::analyse;
pub use analysis::best;
pub use analysis::consider;

mod othello;

mod tic_tac_toe;

pub mod evaluate;

mod skill;
pub use skill::Skill;

mod openings;
pub use openings::openings;

mod contest;
pub use contest::{Tally, play_out};
