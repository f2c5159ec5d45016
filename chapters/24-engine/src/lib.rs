//! Chapter 24 of *Othellier*: an engine, which keeps a clock.

mod evaluation;
pub use evaluation::DISC;
pub use evaluation::Evaluation;
pub use evaluation::by_hand;
pub use evaluation::learned;
pub use evaluation::learned_from;

mod limits;
pub use limits::Limits;

mod technique;
pub use technique::Technique;

mod table;
pub use table::{Known, Table};

mod engine;
pub use engine::Engine;

mod claim;
pub use claim::{Claim, Claims};

mod probcut;
pub use probcut::probcut;
pub use probcut::{Fit, Found, PROBCUT_FROM, PROBCUT_TO, fit, shallow};

mod search;
pub use search::Search;

mod aspire;
pub use aspire::aspire;

mod root;
pub use root::Root;

mod thought;
pub use thought::Thought;

mod deepen;
pub use deepen::Goal;

mod team;
pub use team::Team;

mod clock;
pub use clock::{Budget, Clock};

mod need;
pub use need::Need;

mod player;
pub use player::Player;

mod options;
pub use options::Options;
