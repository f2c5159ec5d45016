//! The companion of the book *Othellier*.
//!
//! [`repository`] finds the checkout and its chapters, and [`catalog`] lists
//! their exercises. Three wings stand over them and do not know each other:
//! [`book`] turns the prose into a site and serves it, [`exercises`] tries
//! answers and leads a learner, and [`grading`] hands exercises out and grades
//! what comes back. The command line over all of it is `main.rs`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod book;
pub mod catalog;
pub mod exercises;
mod files;
mod folder;
pub mod grading;
mod messages;
pub mod repository;
pub mod starter;
mod swap;
mod workspace;
