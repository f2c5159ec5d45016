//! Chapter 21 of *Othellier*: an engine, which keeps a clock and speaks with
//! other programs.

mod evaluation;
pub use evaluation::DISC;
pub use evaluation::Evaluation;
pub use evaluation::by_hand;
pub use evaluation::learned;
pub use evaluation::learned_from;

mod limits;
pub use limits::Limits;

mod counter;
pub use counter::Counter;

mod engine;
pub use engine::Engine;

mod claim;
pub use claim::{Claim, Claims};

mod search;
pub use search::Search;

mod root;
pub use root::Root;

mod thought;
pub use thought::Thought;

mod deepen;
pub use deepen::depths;

mod team;
pub use team::Team;

mod clock;
pub use clock::{Budget, Clock};

mod player;
pub use player::Player;

mod gtp_line;
pub use gtp_line::Answer;
pub use gtp_line::GtpLine;
pub use gtp_line::seconds;
pub use gtp_line::word;

mod gtp;
pub use gtp::Gtp;

mod gtp_clock;

mod gtp_moves;

mod gtp_commands;

mod options;
pub use options::Options;

mod input;
pub use input::{Input, TooLate};
