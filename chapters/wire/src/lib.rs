//! How a question to a student's program and its answer cross from one process
//! to another. Whoever grades calls a student's function in a process that is
//! not the checks' own: the arguments go there as bytes, the answer comes back
//! as bytes, and nothing else can.

mod value;
pub use value::Wire;

mod chapters;

#[cfg(unix)]
mod frame;

#[cfg(unix)]
mod ask;
#[cfg(unix)]
pub use ask::{Lost, ask};

#[cfg(unix)]
mod serve;
#[cfg(unix)]
pub use serve::serve;
