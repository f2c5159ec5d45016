//! Hands out exercises of the book as assignments and grades what students submit.
//!
//! [`assign`] writes an assignment, [`grade_class`] grades the submissions of a class,
//! and [`report`] writes the results.

#![allow(
    missing_docs,
    reason = "only chapters and the exercise kit are documented for readers"
)]

pub mod assign;
pub mod assignment;
#[cfg(unix)]
mod check_runner;
pub mod class_report;
mod compile;
mod deadline;
#[cfg_attr(
    not(unix),
    allow(dead_code, reason = "only systems with Unix sockets run checks")
)]
mod failed_check;
mod grade_chapter;
pub mod grade_class;
pub mod grade_options;
mod grade_student;
mod grader;
mod harness;
mod intake;
mod lateness;
pub mod report;
mod result_cache;
mod sandbox;
pub mod sanitize;
mod similarity;

pub use othellier_project::points;
