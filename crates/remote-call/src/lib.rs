//! Remote procedure calls of a student's functions.
//!
//! A grader runs a student's function in another process than the checks. The checks
//! [`call`] it and the student's program [`serve`]s it, over a socket on which only
//! encoded arguments and answers travel. Both ends run beside a student's code, so the
//! encoding ([`Wire`]) needs no other crates, `serde` included.

mod wire;
pub use wire::Wire;

mod chapter_types;

#[cfg(unix)]
mod socket;
#[cfg(unix)]
pub use socket::{CallError, call, serve};
