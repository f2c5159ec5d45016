//! How a question to a student's program and its answer cross from one process
//! to another. A grader calls a student's function in a process that isn't
//! the checks' own: the arguments go there as bytes, the answer comes back
//! as bytes, and nothing else can.

mod value;
pub use value::Wire;

mod chapters;

#[cfg(unix)]
mod socket;
#[cfg(unix)]
pub use socket::{Lost, ask, serve};
