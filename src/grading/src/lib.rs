//! The teacher's wing: it hands out assignments and grades what comes back.

mod answers;
pub mod assign;
pub mod assignment;
mod cache;
#[cfg(unix)]
mod check;
#[cfg(not(unix))]
#[path = "check_elsewhere.rs"]
mod check;
pub mod class;
mod compile;
mod due;
mod failed;
mod format;
mod intake;
pub mod model;
pub mod points;
mod process;
mod proxy;
pub mod report;
mod rubric;
mod sandbox;
mod similar;
mod student;
mod submissions;
mod trusted;
