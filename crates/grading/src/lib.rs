//! Assignments and grades: for teachers, who hand exercises of the book out and
//! grade what comes back.

pub mod assign;
pub mod assignment;
mod cache;
#[cfg(unix)]
mod check;
mod claims;
pub mod class;
pub mod class_report;
mod compile;
mod deadline;
mod failed_check;
mod grade_chapter;
mod grade_student;
mod grader;
mod harness;
mod intake;
mod late;
mod options;
pub use othellier_project::points;
pub mod report;
mod sandbox;
pub mod sanitize;
mod similar;
mod submissions;
