//! Chapter 24 of *Othellier*: an engine with selective pruning, time management
//! and parallel search.

mod given;
pub use given::*;

mod probcut;
pub use probcut::probcut;
pub use probcut::{Value, shallow_depth};

mod aspiration;
pub use aspiration::aspiration_search;

mod engine;
pub use engine::Engine;

mod solve;

mod probe;

mod claim;

mod search;
pub use search::Search;

mod root;
pub use root::Root;

mod deepen;

mod parallel;
pub use parallel::ParallelEngine;

mod player;
pub use player::Player;
