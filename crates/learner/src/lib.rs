//! The learner's companion: lists the exercises, checks answers, gives hints and
//! solutions, resets exercises and counts points. [`commands`] is its command line,
//! which ends in a call of [`session::Session`].
//!
//! [`check_runner`] runs the checks of an answer, also for the grader's tests and
//! the authors' verification. [`chapter_tests`] runs a chapter's tests on the
//! crates that a reader has typed along.

#![allow(
    missing_docs,
    reason = "only chapters and the exercise kit are documented for readers"
)]

mod attempt;
mod captured_output;
pub mod chapter_tests;
pub mod check_runner;
pub mod commands;
pub mod course;
mod import_hints;
mod list;
mod messages;
pub mod points;
mod progress;
mod progress_store;
mod render;
mod reset;
pub mod session;
pub mod style;
pub mod terminal;
pub mod watch;
