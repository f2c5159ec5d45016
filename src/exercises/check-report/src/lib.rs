//! What the checks of exercises and the programs that run them say to each
//! other. A runner states its [`Request`] in environment variables; the checks
//! answer with a [report](Event), one line of JSON for each event, in a file
//! that the request names. So nobody has to parse what a test harness prints,
//! or recognize a message by its words.
//!
//! The checks write by hand what a runner reads with serde (the feature
//! `read`): that keeps serde out of what learners and students compile.

mod event;
pub use event::Event;

mod cpu_time;
pub use cpu_time::cpu_time;

mod failure;
pub use failure::{Failure, Kind};

mod json;

mod lost;
pub use lost::Lost;

mod mark;
pub use mark::Mark;

mod place;
pub use place::Place;

mod recording;
pub use recording::{Question, Recording};

#[cfg(feature = "read")]
mod report;
#[cfg(feature = "read")]
pub use report::{Report, ReportError};

mod request;
pub use request::Request;
