//! Chapter 24 of *Othellier*: an engine, which skips what's probably hopeless.

pub use engine_parts::*;

mod probcut;
pub use probcut::probcut;
pub use probcut::{Value, shallow};

mod aspire;
pub use aspire::aspire;

mod engine;
pub use engine::Engine;

mod solve;

mod lookup;

mod claim;

mod search;
pub use search::Search;

mod root;
pub use root::Root;

mod deepen;
